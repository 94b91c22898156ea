import type { TraceEvent } from './event.ts'

/** What a page's thread is busy with, and how a trace calls it. */
const KINDS = {
  script: ['EvaluateScript', 'v8.compile', 'FunctionCall'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  HTML: ['ParseHTML'],
}

export type Work = Record<keyof typeof KINDS, number>

/** Milliseconds that the page's thread spent on each kind of work, whatever else it was part of. */
export function work(thread: readonly TraceEvent[]): Work {
  return {
    script: timeOf(thread, KINDS.script),
    style: timeOf(thread, KINDS.style),
    layout: timeOf(thread, KINDS.layout),
    paint: timeOf(thread, KINDS.paint),
    HTML: timeOf(thread, KINDS.HTML),
  }
}

/** One that goes on within another of its kind is part of that. */
function timeOf(thread: readonly TraceEvent[], names: readonly string[]) {
  let [sum, until] = [0, 0]
  for (const { name, ts, dur = 0, tdur } of thread) {
    if (!names.includes(name) || ts < until) continue
    sum += tdur ?? dur
    until = ts + dur
  }
  return sum / 1000
}
