import { graphql } from '@belvedere/blocks/graphql.ts'
import { listingCardFragment } from '@belvedere/blocks/parts/listing/fragment.ts'

/**
 * One page of a category's listings, filtered and sorted by the database, with counts: of the
 * filtered list (`chosen`), of the whole category, and by number of bedrooms.
 */
export const categoryListingsQuery = graphql(
  `
    query CategoryListings(
      $category: String!
      $filter: RealEstateListingModelListFilter!
      $orderBy: [RealEstateListingModelOrderBy!]!
      $first: Int!
      $skip: Int!
    ) {
      items: listings(first: $first, skip: $skip, filter: $filter, orderBy: $orderBy) {
        ...ListingCard
      }
      chosen: _listingsMeta(filter: $filter) {
        count
      }
      all: _listingsMeta(filter: { category: { eq: $category } }) {
        count
      }
      one: _listingsMeta(filter: { category: { eq: $category }, bedrooms: { eq: 1 } }) {
        count
      }
      two: _listingsMeta(filter: { category: { eq: $category }, bedrooms: { eq: 2 } }) {
        count
      }
      three: _listingsMeta(filter: { category: { eq: $category }, bedrooms: { eq: 3 } }) {
        count
      }
      four: _listingsMeta(filter: { category: { eq: $category }, bedrooms: { eq: 4 } }) {
        count
      }
      more: _listingsMeta(filter: { category: { eq: $category }, bedrooms: { gte: 5 } }) {
        count
      }
    }
  `,
  [listingCardFragment],
)
