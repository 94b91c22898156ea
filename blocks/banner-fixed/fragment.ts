import { graphql } from '../graphql.ts'
import { customizeFragment } from '../parts/customize/fragment.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'

export const fragment = graphql(
  `
    fragment BannerFixed on BannerFixedRecord {
      media {
        ...MediaItem
      }
      customize {
        ...Customize
      }
    }
  `,
  [mediaItemFragment, customizeFragment],
)
