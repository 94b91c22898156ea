/** How a list of listings can be sorted. */
export const SORTS = ['unit', 'price-desc', 'price-asc', 'area-desc', 'area-asc'] as const
export type Sort = (typeof SORTS)[number]

/** Numbers of bedrooms to choose from; the last one stands for itself and all above. */
export const BEDROOMS = [1, 2, 3, 4, 5] as const
export const MOST_BEDROOMS = 5

/** What a visitor has chosen to see of a list. */
export type ListChoice = {
  /** Nothing for any number. */
  bedrooms: number | undefined
  sort: Sort
  /** Counted from 1. */
  page: number
}

/** The address parameters that a list of listings knows. */
export const listParameters = {
  names: ['bedrooms', 'sort', 'page'],
  /** The one way to write what these parameters say; what makes no sense is left out. */
  canonical: (search: string) => printChoice(readChoice(search)),
}

const PAGE = /^[1-9]\d{0,3}$/

/** Reads the parameters of an address; of one that comes twice the first counts. */
export function readChoice(search: string): ListChoice {
  const given = new URLSearchParams(search)
  const page = given.get('page') ?? ''
  return {
    bedrooms: BEDROOMS.find((count) => String(count) === given.get('bedrooms')),
    sort: SORTS.find((sort) => sort === given.get('sort')) ?? SORTS[0],
    page: PAGE.test(page) ? Number(page) : 1,
  }
}

/** The parameters of a choice in their canonical order, without those that go without saying. */
export function printChoice({ bedrooms, sort, page }: ListChoice): string {
  return [
    ...(bedrooms === undefined ? [] : [`bedrooms=${bedrooms}`]),
    ...(sort === SORTS[0] ? [] : [`sort=${sort}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ].join('&')
}
