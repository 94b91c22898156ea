import { type Call, stackOf, type TraceEvent } from './event.ts'

const CALLS_SHOWN = 3

/** The call sites that caused the events, with counts, the most frequent first. */
export function callers(events: readonly TraceEvent[], most = 3): string[] {
  const counts = new Map<string, number>()
  for (const event of events) {
    const caller = callerOf(event)
    counts.set(caller, (counts.get(caller) ?? 0) + 1)
  }
  const commonest = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, most)
  return commonest.map(([caller, count]) => `${count} × ${caller}`)
}

function callerOf(event: TraceEvent) {
  const calls = stackOf(event).slice(0, CALLS_SHOWN)
  return calls.map(describe).join(' ← ') || 'the browser'
}

/** Trace lines count from 0. Builds have a single line, so the column locates the call. */
function describe({ functionName, url, lineNumber, columnNumber }: Call) {
  const file = url.split('/').at(-1)?.split('?')[0]
  return `${functionName || 'anonymous'} ${file}:${lineNumber + 1}:${columnNumber + 1}`
}
