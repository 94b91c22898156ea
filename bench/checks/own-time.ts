import type { TraceEvent } from '../motion/event.ts'

type Open = { until: number; kind: string }

/**
 * Milliseconds of the processor by kind, where an event's time is its own: what lies within it and
 * has a kind counts there. Events without a kind count where they lie.
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
    const around = open.at(-1)
    if (around) add(around.kind, -time)
    add(kind, time)
    open.push({ until: ts + dur, kind })
  }
  return sums
}

/** If two events begin together, the longer one contains the other. */
function inOrder(thread: readonly TraceEvent[]) {
  return thread.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
}
