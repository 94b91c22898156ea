import type { TraceEvent } from '../motion/event.ts'
import { blockingTime } from '../motion/long-tasks.ts'
import { ownTime } from './own-time.ts'
import type { PageWindow } from './page-window.ts'

/** The cost of a page on its main thread. Times are CPU time in ms. */
export type PageCost = {
  /** All tasks. */
  work: number
  /** Compiling and running scripts, without the styles and layouts they force. */
  script: number
  /** The same including those styles and layouts. */
  scriptAndForced: number
  /** Number of style recalculations. */
  styles: number
  /** Total blocking time: what exceeds 50 ms in each task, after the first paint and in total. */
  blockedAfterPaint: number
  blocked: number
}

const SCRIPT = [
  ...['EvaluateScript', 'v8.evaluateModule', 'FunctionCall', 'RunMicrotasks'],
  ...['v8.compile', 'v8.compileModule'],
]
const RENDERING = ['UpdateLayoutTree', 'Layout']

/** Adds up the events of a page's main thread within its window. */
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

/** The tasks after a moment; a task that is running then counts with its remaining part. */
export function tasksAfter(thread: readonly TraceEvent[], moment: number): TraceEvent[] {
  return thread.flatMap((event) => {
    const { name, ts, dur = 0, tdur = dur } = event
    const rest = ts + dur - moment
    if (name !== 'RunTask' || rest <= 0) return []
    const part = Math.min(1, rest / dur)
    return [{ ...event, ts: Math.max(ts, moment), dur: dur * part, tdur: tdur * part }]
  })
}
