import type { Edge, Roads } from './roads.ts'

/** The edges of each connected part of the roads. */
export function connectedEdges({ points, edges }: Roads): Edge[][] {
  const parents = points.map((_, index) => index)
  const rootOf = (index: number): number => {
    const parent = parents[index] ?? index
    if (parent === index) return index
    // Shortens the chain, so that later look-ups are quick.
    parents[index] = parents[parent] ?? parent
    return rootOf(parents[index] ?? parent)
  }
  for (const [from, to] of edges) parents[rootOf(from)] = rootOf(to)
  return [...Map.groupBy(edges, ([from]) => rootOf(from)).values()]
}
