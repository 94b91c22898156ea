import { parameterOf } from '@belvedere/kit/facts/key.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { factsInOrder } from './fact-order.ts'
import type { Choice } from './filter-bar.tsx'
import type { FilteredListing, Listing } from './listing.ts'

/** The sort orders of every list; the first one is that of a category without a choice. */
export const SORTS = [
  { value: 'unit', word: 'byUnit', field: 'unit', order: 'unit_ASC' },
  { value: 'price-desc', word: 'priceDown', field: 'price', order: 'price_DESC' },
  { value: 'price-asc', word: 'priceUp', field: 'price', order: 'price_ASC' },
] as const satisfies readonly (SortWords & { field: keyof Listing; order: string })[]

type SortWords = { value: string; word: 'byUnit' | `price${'Up' | 'Down'}` }

export type Sort = (typeof SORTS)[number]

/** The sort orders of these listings as choices, in the words of a site. */
export function sortsIn(words: SiteWords, houses: readonly FilteredListing[]): Choice[] {
  const facts = factsInOrder(houses.map(({ orders }) => orders))
  return [
    ...fixedSorts(words),
    ...facts.flatMap(({ key, heading }) => factSorts(key, heading, words)),
  ]
}

/** The sort orders that no fact of the owner decides. */
export function fixedSorts({ list }: SiteWords): Choice[] {
  return SORTS.map(({ value, word }) => ({ value, label: list[word] }))
}

/** The two orders of a number among the facts of the owner. */
export function factSorts(key: string, fact: string, { facts, locale }: SiteWords): Choice[] {
  const name = parameterOf(key)
  return [
    { value: `${name}-asc`, label: say(facts.up, { fact }, locale) },
    { value: `${name}-desc`, label: say(facts.down, { fact }, locale) },
  ]
}

/** The fields that filters and sort orders use. */
export const LIST_FIELDS = [
  ...new Set([...(['bedrooms', 'status'] as const), ...SORTS.map(({ field }) => field)]),
]
