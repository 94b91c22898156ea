/**
 * The facts in the lists of some houses, one of each, in the order of the owner. A house has the
 * facts that it has a value for, in that order, so a fact comes once no house has an earlier one
 * that is left.
 */
export function factsInOrder<Fact extends { key: string }>(of: readonly Fact[][]): Fact[] {
  const facts = new Map(of.flatMap((own) => own.map((fact) => [fact.key, fact])))
  const lists = [...new Set(of.map((own) => own.map(({ key }) => key).join(' ')))]
  const left = lists.map((list) => list.split(' '))
  const ordered: Fact[] = []
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
