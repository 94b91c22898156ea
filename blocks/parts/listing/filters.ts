import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import type { Choice } from './filter-bar.tsx'
import type { Listing } from './listing.ts'

/**
 * The filters and sort orders of listings. A category stores the choice in its address and queries
 * the database, a block filters in the page, and the map filters by CSS.
 */

/** The values of a listing that filters use. */
type House = Pick<Listing, 'bedrooms' | 'status'>

/** A value in a category's address, with the condition for the database. */
type Step = Choice & { condition: { eq: number } | { gte: number } }

/** A choice on the map, with a test for the listings that match it. */
export type MapChoice = Choice & { passes: (house: House) => boolean }

export type Filter = {
  /** The field of a listing, the parameter in an address, and the data attribute of a card. */
  field: keyof House
  label: string
  /** Shown when no listing matches. */
  none: string
  /** The values in a category's address; empty for a filter that categories do not have. */
  steps: readonly Step[]
  /** The different values among the listings of a block; empty if there is only one. */
  choicesFor: (houses: readonly House[]) => Choice[]
  /** On the map each choice matches fewer listings than the one before it; the first is `any`. */
  map: { any: string; choicesFor: (houses: readonly House[]) => MapChoice[] }
}

/** The filters in the words of a site. */
export function filtersIn({ list, listing, map, locale }: SiteWords): Filter[] {
  return [
    countFilter({
      field: 'bedrooms',
      label: listing.bedrooms,
      any: list.any,
      none: list.noneBedrooms,
      from: 1,
      many: 5,
      map: {
        any: map.anyBedrooms,
        most: 6,
        labelOf: (count) => say(map.bedroomsOrMore, { count }, locale),
      },
    }),
    choiceFilter({
      field: 'status',
      label: list.availability,
      any: list.any,
      none: list.noneOfAll,
      choices: [
        { value: 'available', label: listing.available },
        { value: 'reserved', label: listing.reserved },
        { value: 'sold', label: listing.sold },
      ],
      map: { any: map.anyAvailability, only: { value: 'available', label: map.availableOnly } },
    }),
  ]
}

/** The filters, for what needs none of their words. */
export const FILTERS: readonly Filter[] = filtersIn(ENGLISH)

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

/** The sort orders as choices, in the words of a site. */
export function sortsIn({ list }: SiteWords): Choice[] {
  return SORTS.map(({ value, word }) => ({ value, label: list[word] }))
}

/** The fields that filters and sort orders use. */
export const LIST_FIELDS = [...new Set([...FILTERS, ...SORTS].map(({ field }) => field))]

/** The sentence for an empty list, by the fields that it is filtered by. */
export function noneSentence(fields: readonly string[], words: SiteWords): string {
  const filters = fields.length === 1 ? filtersIn(words) : []
  return filters.find(({ field }) => field === fields[0])?.none ?? words.list.noneOfAll
}

type CountFilter = {
  field: 'bedrooms'
  label: string
  any: string
  none: string
  /** The lowest number in addresses. */
  from: number
  /** Numbers from here on share one choice: “5+”. */
  many: number
  map: { any: string; most: number; labelOf: (count: number) => string }
}

/** A filter by a small number, exact below `many`. */
function countFilter({ field, label, any, none, from, many, map }: CountFilter): Filter {
  const numbers = Array.from({ length: many - from }, (_, at) => from + at)
  const exact = numbers.map((count) => ({ ...numbered(count), condition: { eq: count } }))
  return {
    field,
    label,
    none,
    steps: [...exact, { value: `${many}`, label: `${many}+`, condition: { gte: many } }],
    choicesFor: (houses) => {
      const found = ascending(houses.flatMap((house) => house[field] ?? []))
      const [first, ...more] = found.filter((count) => count >= many)
      const last = first === undefined ? [] : [more.length > 0 ? `${first}+` : `${first}`]
      return withAny(any, [...found.filter((count) => count < many), ...last].map(numbered))
    },
    map: {
      any: map.any,
      choicesFor: (houses) =>
        ascending(houses.map((house) => Math.floor(house[field] ?? 0)))
          .slice(1)
          .filter((count) => count <= map.most)
          .map((count) => ({
            value: `${count}`,
            label: map.labelOf(count),
            passes: (house) => Math.floor(house[field] ?? 0) >= count,
          })),
    },
  }
}

type ChoiceFilter = {
  field: 'status'
  label: string
  any: string
  none: string
  choices: readonly Choice[]
  /** On the map only one of the choices can be selected. */
  map: { any: string; only: Choice }
}

/** A filter by one of a few values. */
function choiceFilter({ field, label, any, none, choices, map }: ChoiceFilter): Filter {
  const passes = (house: House) => (house[field] ?? map.only.value) === map.only.value
  return {
    field,
    label,
    none,
    steps: [],
    choicesFor: (houses) => {
      const found = new Set<string | null>(houses.map((house) => house[field]))
      return withAny(
        any,
        choices.filter(({ value }) => found.has(value)),
      )
    },
    map: {
      any: map.any,
      choicesFor: (houses) =>
        houses.some(passes) && !houses.every(passes) ? [{ ...map.only, passes }] : [],
    },
  }
}

/** A filter with fewer than two values would change nothing. */
function withAny(any: string, choices: readonly Choice[]): Choice[] {
  return choices.length > 1 ? [{ value: '', label: any }, ...choices] : []
}

function numbered(value: number | string): Choice {
  return { value: `${value}`, label: `${value}` }
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other)
}
