import { graphql } from '../graphql.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'

export const fragment = graphql(
  `
    fragment BannerFull on BannerFullRecord {
      media {
        ...MediaItem
      }
    }
  `,
  [mediaItemFragment],
)
