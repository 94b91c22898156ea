import { graphql, type ResultOf } from '@belvedere/blocks/graphql.ts'
import { listingCardFragment } from '@belvedere/blocks/parts/listing/fragment.ts'
import type { TadaDocumentNode, VariablesOf } from 'gql.tada'
import { Kind, parse } from 'graphql'
import { LISTED } from './list-choice.ts'

const listQuery = graphql(
  `
    query CategoryListings(
      $category: String!
      $filter: RealEstateListingModelListFilter!
      $orderBy: [RealEstateListingModelOrderBy!]!
      $first: Int!
      $skip: Int!
      $orderByFact: FactOrder
    ) {
      items: listings(
        first: $first
        skip: $skip
        filter: $filter
        orderBy: $orderBy
        orderByFact: $orderByFact
      ) {
        ...ListingCard
      }
      facts: factFilters(category: $category) {
        key
        label
        isSorted
        choices {
          value
          label
          count
        }
      }
      chosen: _listingsMeta(filter: $filter) {
        count
      }
      all: _listingsMeta(filter: { category: { eq: $category } }) {
        count
      }
    }
  `,
  [listingCardFragment],
)

type CountAlias = `count_${string}`

/** A fact of the owner by which a category can be filtered. */
export type FactFilter = ResultOf<typeof listQuery>['facts'][number]

type CategoryListings = ResultOf<typeof listQuery> & {
  readonly [Alias in CountAlias]: { count: number }
}

/** The alias in the query for the number of listings with a value. */
export function countAlias(field: string, value: string): CountAlias {
  return `count_${field}_${value}`
}

/**
 * One page of a category's listings, filtered and sorted by the database, with counts: of the
 * filtered list (`chosen`), of the whole category, and of each value of each filter.
 */
export const categoryListingsQuery: TadaDocumentNode<
  CategoryListings,
  VariablesOf<typeof listQuery>
> = { ...listQuery, definitions: listQuery.definitions.map(withCounts) }

function withCounts(definition: (typeof listQuery.definitions)[number]) {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return definition
  const { selectionSet } = definition
  const selections = [...selectionSet.selections, ...countSelections()]
  return { ...definition, selectionSet: { ...selectionSet, selections } }
}

function countSelections() {
  const counts = LISTED.flatMap(({ field, steps }) =>
    steps.map(({ value, condition }) => {
      const [[operator, number] = []] = Object.entries(condition)
      const filter = `{ category: { eq: $category }, ${field}: { ${operator}: ${number} } }`
      return `${countAlias(field, value)}: _listingsMeta(filter: ${filter}) { count }`
    }),
  )
  const [query] = parse(`{ ${counts.join(' ')} }`, { noLocation: true }).definitions
  return query?.kind === Kind.OPERATION_DEFINITION ? query.selectionSet.selections : []
}
