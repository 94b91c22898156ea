import type { TraceEvent } from './event.ts'

/**
 * The share, in percent, of frames with updates that were dropped. Frames without changes don't
 * count, and drops that don't affect smoothness are ignored.
 */
export function droppedFrames(events: readonly TraceEvent[], page: number): number {
  const reports = events.flatMap(({ pid, args }) =>
    pid === page && args?.frame_reporter ? [args.frame_reporter] : [],
  )
  const updates = reports.filter(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED')
  const dropped = updates.filter(
    (frame) => frame.state === 'STATE_DROPPED' && frame.affects_smoothness,
  )
  return updates.length === 0 ? 0 : (100 * dropped.length) / updates.length
}
