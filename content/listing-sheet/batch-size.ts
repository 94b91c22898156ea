/** Number of listings in the first transaction of an import. */
export const FIRST_SIZE = 4

const MAX_SIZE = 50

/** How long a transaction should block other writers: below 300 ms also where a batch is slower. */
const TARGET_MS = 120

/** The number of listings in the next transaction, from how long the last one blocked writers. */
export function nextSize(size: number, ms: number): number {
  const fitting = Math.floor((size * TARGET_MS) / Math.max(ms, 1))
  return Math.max(1, Math.min(fitting, 2 * size, MAX_SIZE))
}
