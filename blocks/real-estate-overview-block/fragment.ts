import { graphql } from '../graphql.ts'
import { linkFragment } from '../parts/link/fragment.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'

export const fragment = graphql(
  `
    fragment RealEstateOverviewBlock on RealEstateOverviewBlockRecord {
      title
      body
      link {
        ...Link
      }
      reverse
      media {
        ...MediaItem
      }
      imageAspectRatio
    }
  `,
  [linkFragment, mediaItemFragment],
)
