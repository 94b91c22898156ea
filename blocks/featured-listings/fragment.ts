import { graphql } from '../graphql.ts'
import { listingCardFragment } from '../parts/listing/fragment.ts'

export const fragment = graphql(
  `
    fragment FeaturedListings on FeaturedListingsRecord {
      title
      text
      linkLabel
      items {
        ...ListingCard
      }
    }
  `,
  [listingCardFragment],
)
