import { parameterOf } from '@belvedere/kit/facts/key.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { factsInOrder } from './fact-order.ts'
import type { House } from './filter.ts'
import type { Choice } from './filter-bar.tsx'
import type { Listing } from './listing.ts'

/** The sort orders; the first one is that of a category without a choice. */
export const SORTS = [
  { value: 'unit', word: 'byUnit', field: 'unit', order: 'unit_ASC' },
  { value: 'price-desc', word: 'priceDown', field: 'price', order: 'price_DESC' },
  { value: 'price-asc', word: 'priceUp', field: 'price', order: 'price_ASC' },
  { value: 'area-desc', word: 'areaDown', field: 'area', order: 'area_DESC' },
  { value: 'area-asc', word: 'areaUp', field: 'area', order: 'area_ASC' },
] as const satisfies readonly (SortWords & { field: keyof Listing; order: string })[]

type SortWords = { value: string; word: 'byUnit' | `${'price' | 'area'}${'Up' | 'Down'}` }

export type Sort = (typeof SORTS)[number]

/** The sort orders of these listings as choices, in the words of a site. */
export function sortsIn(words: SiteWords, houses: readonly House[] = []): Choice[] {
  const own = factsInOrder(houses).flatMap(({ key, kind, heading }) =>
    isSorted({ key, kind }) ? factSorts(key, heading, words) : [],
  )
  return [...SORTS.map(({ value, word }) => ({ value, label: words.list[word] })), ...own]
}

/** Facts that have sort orders of their own, or none. */
const IS_FIELD: ReadonlySet<string> = new Set(['bedrooms', 'area'])

/** Whether lists are sorted by a fact of the owner, in both directions. */
export const isSorted = ({ key, kind }: { key: string; kind: string }) =>
  kind === 'number' && !IS_FIELD.has(key)

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
