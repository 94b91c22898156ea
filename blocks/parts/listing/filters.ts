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

/** The choice that matches all listings. */
export const ANY: Choice = { value: '', label: 'Any' }

/** Shown when no listing matches several filters. */
const NONE_OF_ALL = 'No house has all of that, yet.'

export const FILTERS: readonly Filter[] = [
  countFilter({
    field: 'bedrooms',
    label: 'Bedrooms',
    none: 'No house has that many bedrooms, yet.',
    from: 1,
    many: 5,
    map: { any: 'Any bedrooms', most: 6, labelOf: (count) => `${count} bedrooms or more` },
  }),
  choiceFilter({
    field: 'status',
    label: 'Availability',
    choices: [
      { value: 'available', label: 'Available' },
      { value: 'reserved', label: 'Reserved' },
      { value: 'sold', label: 'Sold' },
    ],
    map: { any: 'Any availability', only: { value: 'available', label: 'Available only' } },
  }),
]

/** The sort orders; the first one is that of a category without a choice. */
export const SORTS = [
  { value: 'unit', label: 'By unit', field: 'unit', order: 'unit_ASC' },
  { value: 'price-desc', label: 'Price, high to low', field: 'price', order: 'price_DESC' },
  { value: 'price-asc', label: 'Price, low to high', field: 'price', order: 'price_ASC' },
  { value: 'area-desc', label: 'Area, large to small', field: 'area', order: 'area_DESC' },
  { value: 'area-asc', label: 'Area, small to large', field: 'area', order: 'area_ASC' },
] as const satisfies readonly (Choice & { field: keyof Listing; order: string })[]

export type Sort = (typeof SORTS)[number]

/** The fields that filters and sort orders use. */
export const LIST_FIELDS = [...new Set([...FILTERS, ...SORTS].map(({ field }) => field))]

/** The sentence for an empty list, by the fields that it is filtered by. */
export function noneSentence(fields: readonly string[]): string {
  const only = fields.length === 1 ? FILTERS.find(({ field }) => field === fields[0]) : undefined
  return only?.none ?? NONE_OF_ALL
}

type CountFilter = {
  field: 'bedrooms'
  label: string
  none: string
  /** The lowest number in addresses. */
  from: number
  /** Numbers from here on share one choice: “5+”. */
  many: number
  map: { any: string; most: number; labelOf: (count: number) => string }
}

/** A filter by a small number, exact below `many`. */
function countFilter({ field, label, none, from, many, map }: CountFilter): Filter {
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
      return withAny([...found.filter((count) => count < many), ...last].map(numbered))
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
  choices: readonly Choice[]
  /** On the map only one of the choices can be selected. */
  map: { any: string; only: Choice }
}

/** A filter by one of a few values. */
function choiceFilter({ field, label, choices, map }: ChoiceFilter): Filter {
  const passes = (house: House) => (house[field] ?? map.only.value) === map.only.value
  return {
    field,
    label,
    none: NONE_OF_ALL,
    steps: [],
    choicesFor: (houses) => {
      const found = new Set<string | null>(houses.map((house) => house[field]))
      return withAny(choices.filter(({ value }) => found.has(value)))
    },
    map: {
      any: map.any,
      choicesFor: (houses) =>
        houses.some(passes) && !houses.every(passes) ? [{ ...map.only, passes }] : [],
    },
  }
}

/** A filter with fewer than two values would change nothing. */
function withAny(choices: readonly Choice[]): Choice[] {
  return choices.length > 1 ? [ANY, ...choices] : []
}

function numbered(value: number | string): Choice {
  return { value: `${value}`, label: `${value}` }
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other)
}
