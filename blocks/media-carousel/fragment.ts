import { graphql } from '../graphql.ts'
import { mediaListItemFragment } from '../parts/media-item/fragment.ts'

export const fragment = graphql(
  `
    fragment MediaCarousel on MediaCarouselRecord {
      media {
        ...MediaListItem
      }
    }
  `,
  [mediaListItemFragment],
)
