const DRAW_MS = 900
const BETWEEN_MS = 130
/** All ways begin within this time, however many there are. */
const ALL_MS = 1800

/** When each way begins to be drawn: the shortest first. */
export function startTimes(lengths: readonly number[]): number[] {
  const step = Math.min(BETWEEN_MS, ALL_MS / Math.max(1, lengths.length))
  const order = lengths.map((_, at) => at).sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))
  return lengths.map((_, at) => order.indexOf(at) * step)
}

/** How much of a way is drawn, some ms after it began: quick at first, then slower. */
export function drawnAfter(ms: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, ms / DRAW_MS))) ** 3
}
