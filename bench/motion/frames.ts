import type { TraceEvent } from './event.ts'

/**
 * Which part of the frames that a page wanted to show in time never came, in per cent. A frame in
 * which nothing was to change is no frame, and one that nobody could see missing is not dropped.
 */
export function droppedFrames(events: readonly TraceEvent[], page: number): number {
  const reports = events.flatMap(({ pid, args }) =>
    pid === page && args?.frame_reporter ? [args.frame_reporter] : [],
  )
  const wanted = reports.filter(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED')
  const dropped = wanted.filter(
    (frame) => frame.state === 'STATE_DROPPED' && frame.affects_smoothness,
  )
  return wanted.length === 0 ? 0 : (100 * dropped.length) / wanted.length
}
