/** Numbers from 0 up to, but not including, 1 (mulberry32): the same seed gives the same ones. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Choices that only look random: the same seed gives the same ones. */
export class Random {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number

  constructor(seed: number) {
    this.next = randomFrom(seed)
  }

  /** Other numbers, for work that draws a variable amount: it is seeded with one of these. */
  fork(): Random {
    return new Random(this.between(0, 2 ** 32 - 1))
  }

  /** A whole number from `low` to `high`. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.between(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }

  shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: this.next() }))
      .sort((one, other) => one.order - other.order)
      .map(({ item }) => item)
  }
}
