import { graphql } from '../graphql.ts'
import { mediaListItemFragment } from '../parts/media-item/fragment.ts'

export const fragment = graphql(
  `
    fragment StorytellingOffset on StorytellingOffsetRecord {
      media {
        ...MediaListItem
      }
    }
  `,
  [mediaListItemFragment],
)
