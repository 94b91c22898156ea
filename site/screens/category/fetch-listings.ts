import type { Listing } from '@belvedere/blocks/parts/listing/listing.ts'
import { categoryListingsQuery } from '../../content/category-listings.ts'
import type { ContentClient } from '../../content/client.ts'
import { type ListChoice, MAX_BEDROOMS, type Sort } from '../../content/list-choice.ts'

/** Numbers of listings: in the category, in the filtered list (`chosen`), and by bedrooms. */
export type Counts = { all: number; chosen: number; byBedrooms: ReadonlyMap<number, number> }

export type CategoryListings = {
  listings: Listing[]
  counts: Counts
  perPage: number
  tags: readonly string[]
}

const PER_PAGE = 12

const ORDERS = {
  unit: ['unit_ASC'],
  'price-desc': ['price_DESC'],
  'price-asc': ['price_ASC'],
  'area-desc': ['area_DESC'],
  'area-asc': ['area_ASC'],
} as const satisfies Record<Sort, readonly [string]>

/** Fetches one page of a category's listings, with the counts for the filter. */
export async function fetchCategoryListings(
  fetchContent: ContentClient,
  category: string,
  { bedrooms, sort, page }: ListChoice,
): Promise<CategoryListings> {
  const { data, tags } = await fetchContent(categoryListingsQuery, {
    category,
    filter: { category: { eq: category }, ...bedroomsFilter(bedrooms) },
    orderBy: [...ORDERS[sort]],
    first: PER_PAGE,
    skip: (page - 1) * PER_PAGE,
  })
  const { items, chosen, all, one, two, three, four, more } = data
  const byBedrooms = new Map([one, two, three, four, more].map(({ count }, at) => [at + 1, count]))
  const counts = { all: all.count, chosen: chosen.count, byBedrooms }
  return { listings: items, counts, perPage: PER_PAGE, tags }
}

function bedroomsFilter(count: number | undefined) {
  if (count === undefined) return {}
  return { bedrooms: count === MAX_BEDROOMS ? { gte: count } : { eq: count } }
}
