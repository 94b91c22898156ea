import { graphql } from '@belvedere/blocks/graphql.ts'

/** The categories of the listings that match a filter, whatever their category; 500 at most. */
export const elsewhereQuery = graphql(`
  query ListingsElsewhere($filter: RealEstateListingModelListFilter!) {
    items: listings(first: 500, filter: $filter) {
      id
      category {
        slug
        title
      }
    }
  }
`)
