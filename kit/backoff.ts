type Delays = { first: number; longest: number }

/** Exponential backoff: how long to wait after so many failures before this one, in the unit of the delays. */
export function backoff(failures: number, { first, longest }: Delays): number {
  return Math.min(first * 2 ** Math.min(Math.max(failures, 0), 20), longest)
}
