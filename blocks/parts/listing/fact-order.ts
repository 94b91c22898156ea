import type { House } from './filter.ts'

/** A fact by which lists are filtered and sorted, as a house has it. */
export type ListedFact = House['filters'][number]

/**
 * The facts of all these houses, one of each, in the order of the owner. A house has the facts that
 * it has a value for, in that order, so a fact comes once no house has an earlier one that is left.
 */
export function factsInOrder(houses: readonly House[]): ListedFact[] {
  const facts = new Map(houses.flatMap(({ filters }) => filters.map((fact) => [fact.key, fact])))
  const lists = [...new Set(houses.map(({ filters }) => filters.map(({ key }) => key).join(' ')))]
  const left = lists.map((list) => list.split(' '))
  const ordered: ListedFact[] = []
  while (facts.size > 0) {
    const next = [...facts.keys()].find((key) => left.every((list) => list.indexOf(key) < 1))
    const [key = ''] = [next, ...facts.keys()]
    const fact = facts.get(key)
    if (fact) ordered.push(fact)
    facts.delete(key)
    for (const [at, list] of left.entries()) left[at] = list.filter((one) => one !== key)
  }
  return ordered
}
