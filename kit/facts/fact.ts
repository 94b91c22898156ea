import type { Word } from '../words/words.ts'

/** The facts that every listing has a field for. */
export const BUILT_IN = ['unit', 'bedrooms', 'bathrooms', 'area'] as const

/** The facts that come with a label, a kind and a unit in every language. */
export const KNOWN = [
  'rooms',
  'plot',
  'floor',
  'available_from',
  'service_charge',
  'view',
  'energy_class',
] as const

/** What the value of a fact is. */
export const FACT_KINDS = ['number', 'text', 'choice', 'yes', 'date'] as const

/** Where facts are shown: on cards, on the page of a listing, in sheets, and in filters. */
export const PLACES = ['card', 'page', 'sheet', 'filter'] as const

export type BuiltIn = (typeof BUILT_IN)[number]
export type Known = (typeof KNOWN)[number]
export type FactKind = (typeof FACT_KINDS)[number]
export type Place = (typeof PLACES)[number]

/** What a fact of listings is: its name for programs, its label, and how its value is entered. */
export type Fact = {
  key: string
  kind: FactKind
  /** With forms for one and for several where the value is a number of things. */
  label: Word
  /** Empty for a plain number; `¤` stands for the currency of the site. */
  unit: string
  /** Numbers are multiples of it: 0.5 for halves. */
  step: number
  isNegativePossible: boolean
  /** The values to choose from; empty for the other kinds. */
  options: readonly string[]
}

/** The facts of a site in their order: all of them, those of each place, and those that sort lists. */
export type Facts = Readonly<Record<Place | 'sort' | 'all', readonly Fact[]>>

/** Square feet beside square metres: in countries that use them, in all, or in none. */
export const SQUARE_FEET = ['market', 'always', 'never'] as const

export type SquareFeet = (typeof SQUARE_FEET)[number]

/** A site has at most so many facts. */
export const MAX_FACTS = 40

/** The label of a fact above many values: a heading, or the name of a filter. */
export function headingOf({ label }: Pick<Fact, 'label'>): string {
  return typeof label === 'string' ? label : label.other
}

/** Lists are sorted by each number that filters them, and by an area that their cards show. */
export function sortedBy({ all, card, filter }: Omit<Facts, 'sort'>): Fact[] {
  return all.filter((fact) => {
    const isShown = filter.includes(fact) || (fact.key === 'area' && card.includes(fact))
    return isShown && fact.kind === 'number'
  })
}

/** Whether lists can be filtered by a fact: texts are different in each listing, dates too. */
export function isFiltered({ kind }: Pick<Fact, 'kind'>): boolean {
  return kind === 'number' || kind === 'choice' || kind === 'yes'
}
