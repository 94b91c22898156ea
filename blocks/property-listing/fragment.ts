import { graphql } from '../graphql.ts'
import { filteredListingFragment } from '../parts/listing/fragment.ts'

export const fragment = graphql(
  `
    fragment PropertyListing on PropertyListingRecord {
      title
      footnote
      items {
        ...FilteredListing
      }
    }
  `,
  [filteredListingFragment],
)
