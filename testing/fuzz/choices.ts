import fc, { type GeneratorValue } from 'fast-check'

/**
 * The choices from which a request is made. Of each choice, the lowest number or first item is the
 * simplest.
 */
export type Choices = {
  /** A whole number from `low` to `high`. */
  between: (low: number, high: number) => number
  pick: <T>(items: readonly T[]) => T
}

/** Every number is equally likely: fast-check would prefer those at the ends. */
const whole = (min: number, max: number) => fc.noBias(fc.integer({ min, max }))

/** Choices by fast-check, which finds simpler ones for a request that fails. */
export function choicesOf(generate: GeneratorValue): Choices {
  const between = (low: number, high: number) => generate(whole, low, high)
  return {
    between,
    pick: <T>(items: readonly T[]) => {
      const index = between(0, items.length - 1)
      if (!(index in items)) throw new Error('There is nothing to choose from.')
      return items[index] as T
    },
  }
}
