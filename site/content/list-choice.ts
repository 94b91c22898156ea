/** The sort orders of a category's listings; the first one is the default. */
export const SORTS = ['unit', 'price-desc', 'price-asc', 'area-desc', 'area-asc'] as const
export type Sort = (typeof SORTS)[number]

/** The options of the bedrooms filter; the last one means "or more". */
export const BEDROOMS = [1, 2, 3, 4, 5] as const
export const MAX_BEDROOMS = 5

/** Filter, sort order and page of a list, as chosen by the visitor. */
export type ListChoice = {
  /** Undefined means any number. */
  bedrooms: number | undefined
  sort: Sort
  /** Counted from 1. */
  page: number
}

/** The query parameters of a list of listings. */
export const listParameters = {
  names: ['bedrooms', 'sort', 'page'],
  /** The canonical spelling of these parameters; invalid values are dropped. */
  canonical: (search: string) => printChoice(readChoice(search)),
}

const PAGE = /^[1-9]\d{0,3}$/

/**
 * Parses a query string. Invalid values fall back to the default; of duplicates the first counts.
 */
export function readChoice(search: string): ListChoice {
  const given = new URLSearchParams(search)
  const page = given.get('page') ?? ''
  return {
    bedrooms: BEDROOMS.find((count) => String(count) === given.get('bedrooms')),
    sort: SORTS.find((sort) => sort === given.get('sort')) ?? SORTS[0],
    page: PAGE.test(page) ? Number(page) : 1,
  }
}

/** The query string of a choice, in canonical order and without default values. */
export function printChoice({ bedrooms, sort, page }: ListChoice): string {
  return [
    ...(bedrooms === undefined ? [] : [`bedrooms=${bedrooms}`]),
    ...(sort === SORTS[0] ? [] : [`sort=${sort}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ].join('&')
}
