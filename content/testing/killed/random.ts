/** A seeded random number generator from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The seed of this run: `KILL_SEED`, or a constant so that failures are reproducible. */
export function chooseSeed(): number {
  const given = Number(process.env.KILL_SEED)
  return given > 0 ? given : 20_261_121
}
