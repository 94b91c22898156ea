import type { Listing } from '@belvedere/blocks/parts/listing/listing.ts'
import { categoryListingsQuery, countAlias } from '../../content/category-listings.ts'
import type { ContentClient } from '../../content/client.ts'
import { LISTED, type ListChoice } from '../../content/list-choice.ts'

/** Numbers of listings: in the category, and in the filtered list (`chosen`). */
export type Counts = {
  all: number
  chosen: number
  /** The values of each filter that have listings, by field. */
  offered: Readonly<Record<string, readonly string[]>>
}

export type CategoryListings = {
  listings: Listing[]
  counts: Counts
  perPage: number
  tags: readonly string[]
}

const PER_PAGE = 12

/** Fetches one page of a category's listings, with the counts for the filters. */
export async function fetchCategoryListings(
  fetchContent: ContentClient,
  category: string,
  { chosen, sort, page }: ListChoice,
): Promise<CategoryListings> {
  const { data, tags } = await fetchContent(categoryListingsQuery, {
    category,
    filter: { category: { eq: category }, ...conditionsOf(chosen) },
    orderBy: [sort.order],
    first: PER_PAGE,
    skip: (page - 1) * PER_PAGE,
  })
  const offered = LISTED.map(({ field, steps }) => {
    const values = steps.map(({ value }) => value)
    return [field, values.filter((value) => data[countAlias(field, value)]?.count)]
  })
  const counts = {
    all: data.all.count,
    chosen: data.chosen.count,
    offered: Object.fromEntries(offered),
  }
  return { listings: data.items, counts, perPage: PER_PAGE, tags }
}

function conditionsOf(chosen: ListChoice['chosen']) {
  const conditions = LISTED.flatMap(({ field, steps }) =>
    steps.filter(({ value }) => value === chosen[field]).map(({ condition }) => [field, condition]),
  )
  return Object.fromEntries(conditions)
}
