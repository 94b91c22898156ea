import type { Listing } from '@belvedere/blocks/parts/listing/listing.ts'
import { SORTS } from '@belvedere/blocks/parts/listing/sorts.ts'
import { keyIn, parameterOf } from '@belvedere/kit/facts/key.ts'
import {
  categoryListingsQuery,
  countAlias,
  type FactFilter,
} from '../../content/category-listings.ts'
import type { ContentClient } from '../../content/client.ts'
import { LISTED, type ListChoice } from '../../content/list-choice.ts'
import type { OfferedFact } from '../screen.ts'

/** Numbers of listings: in the category, and in the filtered list (`chosen`). */
export type Counts = {
  all: number
  chosen: number
  /** How many listings of the category each value of a filter has, by field and value. */
  offered: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export type CategoryListings = {
  listings: Listing[]
  counts: Counts
  /** The facts of the owner that filter and sort the category. */
  facts: readonly FactFilter[]
  perPage: number
  tags: readonly string[]
}

const PER_PAGE = 12

/** Fetches one page of a category's listings, with the counts for the filters. */
export async function fetchCategoryListings(
  fetchContent: ContentClient,
  category: string,
  { chosen, facts, sort, page }: ListChoice,
): Promise<CategoryListings> {
  const { data, tags } = await fetchContent(categoryListingsQuery, {
    category,
    filter: {
      category: { eq: category },
      ...conditionsOf(chosen),
      ...(Object.keys(facts).length > 0 && { facts: factConditions(facts) }),
    },
    orderBy: ['order' in sort ? sort.order : 'unit_ASC'],
    orderByFact: 'fact' in sort ? sort.fact : null,
    first: PER_PAGE,
    skip: (page - 1) * PER_PAGE,
  })
  const offered = LISTED.map(({ field, steps }) => {
    const found = steps.map(({ value }) => [value, data[countAlias(field, value)]?.count ?? 0])
    return [field, Object.fromEntries(found)]
  })
  const counts = {
    all: data.all.count,
    chosen: data.chosen.count,
    offered: Object.fromEntries(offered),
  }
  return { listings: data.items, counts, facts: data.facts, perPage: PER_PAGE, tags }
}

/**
 * The choice without facts that the owner does not list, values that no listing has, and facts that
 * have a filter or a sort order of their own: a list has one address.
 */
export function offeredChoice(choice: ListChoice, facts: readonly OfferedFact[]): ListChoice {
  const isOffered = ([name, value]: [string, string]) =>
    facts.some(
      ({ key, choices }) =>
        parameterOf(key) === name &&
        !LISTED.some(({ field }) => field === key) &&
        choices.some((one) => one.value === value),
    )
  const { sort } = choice
  const isKept =
    !('fact' in sort) || facts.some(({ key, isSorted }) => isSorted && key === sort.fact.key)
  return {
    ...choice,
    facts: Object.fromEntries(Object.entries(choice.facts).filter(isOffered)),
    sort: isKept ? sort : SORTS[0],
  }
}

function factConditions(facts: ListChoice['facts']) {
  return Object.entries(facts).map(([name, is]) => ({ key: keyIn(name), is }))
}

function conditionsOf(chosen: ListChoice['chosen']) {
  const conditions = LISTED.flatMap(({ field, steps }) =>
    steps.filter(({ value }) => value === chosen[field]).map(({ condition }) => [field, condition]),
  )
  return Object.fromEntries(conditions)
}
