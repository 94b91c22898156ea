import { graphql } from '../graphql.ts'
import { imageFragment } from '../parts/image/fragment.ts'
import { linkFragment } from '../parts/link/fragment.ts'

export const fragment = graphql(
  `
    fragment BannerListing on BannerListingRecord {
      media {
        id
        title
        image {
          ...Image
        }
        link {
          ...Link
        }
      }
    }
  `,
  [imageFragment, linkFragment],
)
