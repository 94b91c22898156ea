import { type Call, stackOf, type TraceEvent } from './event.ts'

const CALLS_SHOWN = 3

/** Which scripts led to some events, the commonest first, with how often. */
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
  return calls.map(wordsOf).join(' ← ') || 'the browser'
}

/** The trace counts lines from 0, and a build has but one: the column finds the place. */
function wordsOf({ functionName, url, lineNumber, columnNumber }: Call) {
  const file = url.split('/').at(-1)?.split('?')[0]
  return `${functionName || 'anonymous'} ${file}:${lineNumber + 1}:${columnNumber + 1}`
}
