import type { TraceEvent } from '../motion/event.ts'

type Open = { until: number; kind: string }

/**
 * CPU time in ms by kind. Time nested in another event counts for the innermost event with a kind.
 */
export function ownTime(
  thread: readonly TraceEvent[],
  kindOf: (name: string) => string | undefined,
): Map<string, number> {
  const sums = new Map<string, number>()
  const add = (kind: string, time: number) => sums.set(kind, (sums.get(kind) ?? 0) + time / 1000)
  const open: Open[] = []
  for (const { name, ph, ts, dur = 0, tdur } of inOrder(thread)) {
    const kind = kindOf(name)
    if (kind === undefined || ph !== 'X') continue
    while ((open.at(-1)?.until ?? Infinity) <= ts) open.pop()
    const time = tdur ?? dur
    const parent = open.at(-1)
    if (parent) add(parent.kind, -time)
    add(kind, time)
    open.push({ until: ts + dur, kind })
  }
  return sums
}

/** Sorts by start; of events that start together, the longer one contains the other. */
function inOrder(thread: readonly TraceEvent[]) {
  return thread.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
}
