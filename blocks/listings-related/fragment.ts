import { graphql } from '../graphql.ts'
import { listingCardFragment } from '../parts/listing/fragment.ts'

export const fragment = graphql(
  `
    fragment ListingsRelated on ListingsRelatedRecord {
      listing {
        category {
          title
          slug
        }
      }
      items(first: 3) {
        ...ListingCard
      }
      overview {
        id
      }
    }
  `,
  [listingCardFragment],
)
