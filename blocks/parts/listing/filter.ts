import type { Choice } from './filter-bar.tsx'
import type { FilteredListing } from './listing.ts'

/** The values of a listing that filters use. */
export type House = Pick<FilteredListing, 'bedrooms' | 'status' | 'filters'>

/** A fact by which lists are filtered, as a house has it. */
export type ListedFact = House['filters'][number]

/** A value in a category's address, with the condition for the database. */
export type Step = Choice & { condition: { eq: number } | { gte: number } }

/** A choice on the map, with a test for the listings that match it. */
export type MapChoice = Choice & { passes: (house: House) => boolean }

export type Filter = {
  /** The field of a listing, the parameter in an address, and the data attribute of a card. */
  field: string
  label: string
  /** Shown when no listing has the chosen value. */
  none: (value: string) => string
  /** The values in a category's address; empty for a filter that categories do not have. */
  steps: readonly Step[]
  /** The different values among the listings of a block; empty if there is only one. */
  choicesFor: (houses: readonly House[]) => Choice[]
  /** On the map a choice is hidden or shown by the stylesheet; the first is `any`. */
  map: { any: string; choicesFor: (houses: readonly House[]) => MapChoice[] }
}

/** A filter with fewer than two values would change nothing. */
export function withAny(any: string, choices: readonly Choice[]): Choice[] {
  return choices.length > 1 ? [{ value: '', label: any }, ...choices] : []
}
