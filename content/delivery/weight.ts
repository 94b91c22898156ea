/** How much a query asks for: resolved fields in an ordinary answer, and levels below the root. */
export type Weight = { cost: number; depth: number }

/** Nothing at all. */
export const WEIGHTLESS: Weight = { cost: 0, depth: 0 }

/** What is asked for side by side: costs add up, levels do not. */
export function together(weights: Weight[]): Weight {
  const cost = weights.reduce((total, weight) => total + weight.cost, 0)
  return { cost, depth: heaviest(weights).depth }
}

/** What is asked for one or the other way: the most of each. */
export function heaviest(weights: Weight[]): Weight {
  return weights.reduce(
    (most, { cost, depth }) => ({
      cost: Math.max(most.cost, cost),
      depth: Math.max(most.depth, depth),
    }),
    WEIGHTLESS,
  )
}
