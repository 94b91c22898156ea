import { graphql } from '../graphql.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'

export const fragment = graphql(
  `
    fragment FeaturedScroll on FeaturedScrollRecord {
      items {
        id
        title
        label
        anchor
        text
        media {
          ...MediaItem
        }
      }
    }
  `,
  [mediaItemFragment],
)
