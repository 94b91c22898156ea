import type { TraceEvent } from '../motion/event.ts'
import { blockingTime } from '../motion/long-tasks.ts'
import { ownTime } from './own-time.ts'
import type { PageWindow } from './page-window.ts'

/** What a page cost its main thread. Times are milliseconds of the processor. */
export type PageCost = {
  /** All tasks. */
  work: number
  /** Compiling and running scripts, without the styles and layouts that they force. */
  script: number
  /** Those styles and layouts included. */
  scriptAndForced: number
  /** How often styles were worked out. */
  styles: number
  /** Of tasks over 50 ms what exceeds these, after the first paint and in all. */
  blockedAfterPaint: number
  blocked: number
}

const SCRIPT = [
  ...['EvaluateScript', 'v8.evaluateModule', 'FunctionCall', 'RunMicrotasks'],
  ...['v8.compile', 'v8.compileModule'],
]
const RENDERING = ['UpdateLayoutTree', 'Layout']

/** Adds up what a page's thread did within its window. */
export function pageCost({ thread, firstPaint }: PageWindow): PageCost {
  const sum = (kindOf: (name: string) => string | undefined, kind: string) =>
    ownTime(thread, kindOf).get(kind) ?? 0
  const script = (name: string) => (SCRIPT.includes(name) ? 'script' : undefined)
  const part = (name: string) => (RENDERING.includes(name) ? 'rendering' : script(name))
  return {
    work: sum((name) => (name === 'RunTask' ? 'task' : undefined), 'task'),
    script: sum(part, 'script'),
    scriptAndForced: sum(script, 'script'),
    styles: thread.filter(({ name }) => name === 'UpdateLayoutTree').length,
    blockedAfterPaint: blockingTime(tasksAfter(thread, firstPaint)),
    blocked: blockingTime(thread),
  }
}

/** Tasks after a moment; of one that is under way then, the part that is still to come. */
export function tasksAfter(thread: readonly TraceEvent[], moment: number): TraceEvent[] {
  return thread.flatMap((event) => {
    const { name, ts, dur = 0, tdur = dur } = event
    const rest = ts + dur - moment
    if (name !== 'RunTask' || rest <= 0) return []
    const part = Math.min(1, rest / dur)
    return [{ ...event, ts: Math.max(ts, moment), dur: dur * part, tdur: tdur * part }]
  })
}
