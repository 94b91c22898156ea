import { FILTERS } from '@belvedere/blocks/parts/listing/filters.ts'
import { SORTS, type Sort } from '@belvedere/blocks/parts/listing/sorts.ts'
import { isParameter, keyIn, parameterOf } from '@belvedere/kit/facts/key.ts'

/** The filters that every category has. */
export const LISTED = FILTERS.filter(({ steps }) => steps.length > 0)

/** A sort order by a number among the facts of the owner. */
export type FactSort = { value: string; fact: { key: string; isDescending: boolean } }

/** Filters, sort order and page of a list, as chosen by the visitor. */
export type ListChoice = {
  /** The chosen value of each filter, by field. */
  chosen: Readonly<Record<string, string>>
  /** The chosen value of each fact of the owner, by parameter; which there are is content. */
  facts: Readonly<Record<string, string>>
  sort: Sort | FactSort
  /** Counted from 1. */
  page: number
}

const NAMES = new Set([...LISTED.map(({ field }) => field), 'sort', 'page'])

/** The query parameters of a list of listings. */
export const listParameters = {
  isKnown: (name: string) => NAMES.has(name) || isParameter(name),
  /** The canonical spelling of these parameters; invalid values are dropped. */
  canonical: (search: string) => printChoice(readChoice(search)),
}

const PAGE = /^[1-9]\d{0,3}$/

/** No list is filtered by more facts at once, and no value of one is longer. */
const MOST_FACTS = 10
const LONGEST = 120

/**
 * Parses a query string. Invalid values fall back to the default; of duplicates the first counts.
 */
export function readChoice(search: string): ListChoice {
  const given = new URLSearchParams(search)
  const chosen = LISTED.flatMap(({ field, steps }) => {
    const step = steps.find(({ value }) => value === given.get(field))
    return step ? [[field, step.value]] : []
  })
  const page = given.get('page') ?? ''
  return {
    chosen: Object.fromEntries(chosen),
    facts: factsIn(given),
    sort: sortOf(given.get('sort') ?? ''),
    page: PAGE.test(page) ? Number(page) : 1,
  }
}

/** In the order of their names; values that no listing has are dropped once the list is known. */
function factsIn(given: URLSearchParams): ListChoice['facts'] {
  const names = [...new Set(given.keys())].filter(isParameter).sort().slice(0, MOST_FACTS)
  const entries = names.map((name) => [name, given.get(name) ?? ''] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== '' && value.length <= LONGEST))
}

/** Orders by area were in addresses under this name, which people have sent and saved. */
const FORMER = 'area'

function sortOf(given: string): ListChoice['sort'] {
  const value = given.startsWith(`${FORMER}-`) ? parameterOf(given) : given
  const [, name = '', direction] = /^(.+)-(asc|desc)$/.exec(value) ?? []
  if (isParameter(name)) {
    return { value, fact: { key: keyIn(name), isDescending: direction === 'desc' } }
  }
  return SORTS.find((sort) => sort.value === value) ?? SORTS[0]
}

/** The query string of a choice, in canonical order and without default values. */
export function printChoice({ chosen, facts, sort, page }: ListChoice): string {
  return [
    ...LISTED.flatMap(({ field }) => (chosen[field] ? [`${field}=${chosen[field]}`] : [])),
    ...Object.entries(facts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
    ...(sort === SORTS[0] ? [] : [`sort=${sort.value}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ].join('&')
}
