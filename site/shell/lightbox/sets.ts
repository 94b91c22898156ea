export type Placed<Item> = { item: Item; set: unknown; number: number }

/** Numbers what stands on a page, from 1 on. */
export function numbered<Item>(items: readonly Item[], setOf: (item: Item) => unknown) {
  return items.map((item, at): Placed<Item> => ({ item, set: setOf(item), number: at + 1 }))
}

/** The set that a number falls into, and where in it; nothing where there are not so many. */
export function setAround<Item>(
  all: readonly Placed<Item>[],
  number: number,
): { list: Placed<Item>[]; index: number } | undefined {
  const found = all[number - 1]
  if (!found) return undefined
  const list = all.filter(({ set }) => set === found.set)
  return { list, index: list.indexOf(found) }
}
