export type NumberedItem<Item> = { item: Item; set: unknown; number: number }

/** Numbers the items of a page from 1. */
export function numbered<Item>(items: readonly Item[], setOf: (item: Item) => unknown) {
  return items.map((item, at): NumberedItem<Item> => ({ item, set: setOf(item), number: at + 1 }))
}

/** The set that contains a number, and the index in it; undefined if there are fewer items. */
export function setAround<Item>(
  all: readonly NumberedItem<Item>[],
  number: number,
): { list: NumberedItem<Item>[]; index: number } | undefined {
  const found = all[number - 1]
  if (!found) return undefined
  const list = all.filter(({ set }) => set === found.set)
  return { list, index: list.indexOf(found) }
}
