import { FILTERS, SORTS, type Sort } from '@belvedere/blocks/parts/listing/filters.ts'

/** The filters of a category. */
export const LISTED = FILTERS.filter(({ steps }) => steps.length > 0)

/** Filters, sort order and page of a list, as chosen by the visitor. */
export type ListChoice = {
  /** The chosen value of each filter, by field. */
  chosen: Readonly<Record<string, string>>
  sort: Sort
  /** Counted from 1. */
  page: number
}

/** The query parameters of a list of listings. */
export const listParameters = {
  names: [...LISTED.map(({ field }) => field), 'sort', 'page'],
  /** The canonical spelling of these parameters; invalid values are dropped. */
  canonical: (search: string) => printChoice(readChoice(search)),
}

const PAGE = /^[1-9]\d{0,3}$/

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
    sort: SORTS.find(({ value }) => value === given.get('sort')) ?? SORTS[0],
    page: PAGE.test(page) ? Number(page) : 1,
  }
}

/** The query string of a choice, in canonical order and without default values. */
export function printChoice({ chosen, sort, page }: ListChoice): string {
  return [
    ...LISTED.flatMap(({ field }) => (chosen[field] ? [`${field}=${chosen[field]}`] : [])),
    ...(sort === SORTS[0] ? [] : [`sort=${sort.value}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ].join('&')
}
