import { graphql } from '../graphql.ts'
import { listingCardFragment } from '../parts/listing/fragment.ts'

export const fragment = graphql(
  `
    fragment PropertyListing on PropertyListingRecord {
      title
      footnote
      items {
        ...ListingCard
      }
    }
  `,
  [listingCardFragment],
)
