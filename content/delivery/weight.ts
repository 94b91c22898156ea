/**
 * The weight of a query: the estimated number of resolved fields, and the levels below the root.
 */
export type Weight = { cost: number; depth: number }

export const ZERO_WEIGHT: Weight = { cost: 0, depth: 0 }

/** The weight of sibling selections: the sum of the costs, the maximum of the depths. */
export function sum(weights: Weight[]): Weight {
  const cost = weights.reduce((total, weight) => total + weight.cost, 0)
  return { cost, depth: heaviest(weights).depth }
}

/** The weight of alternatives: the maximum of each value. */
export function heaviest(weights: Weight[]): Weight {
  return weights.reduce(
    (most, { cost, depth }) => ({
      cost: Math.max(most.cost, cost),
      depth: Math.max(most.depth, depth),
    }),
    ZERO_WEIGHT,
  )
}
