import type { TraceEvent } from './event.ts'

/** Kinds of main thread work and their trace events. */
const KINDS = {
  script: ['EvaluateScript', 'v8.compile', 'FunctionCall'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  HTML: ['ParseHTML'],
}

export type Work = Record<keyof typeof KINDS, number>

/** The main thread's time in ms for each kind of work, including nested work of other kinds. */
export function work(thread: readonly TraceEvent[]): Work {
  return {
    script: timeOf(thread, KINDS.script),
    style: timeOf(thread, KINDS.style),
    layout: timeOf(thread, KINDS.layout),
    paint: timeOf(thread, KINDS.paint),
    HTML: timeOf(thread, KINDS.HTML),
  }
}

/** Events nested in another of the same kind don't count again. */
function timeOf(thread: readonly TraceEvent[], names: readonly string[]) {
  let [sum, until] = [0, 0]
  for (const { name, ts, dur = 0, tdur } of thread) {
    if (!names.includes(name) || ts < until) continue
    sum += tdur ?? dur
    until = ts + dur
  }
  return sum / 1000
}
