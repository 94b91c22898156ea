import { graphql } from '@belvedere/blocks/graphql.ts'

/** So many listings are asked for their category: each is a tag of the page. */
export const MOST_ELSEWHERE = 100

/** The categories of the listings that match a filter, whatever their category. */
export const elsewhereQuery = graphql(`
  query ListingsElsewhere($filter: RealEstateListingModelListFilter!, $first: Int!) {
    items: listings(first: $first, filter: $filter) {
      id
      category {
        slug
        title
      }
    }
  }
`)
