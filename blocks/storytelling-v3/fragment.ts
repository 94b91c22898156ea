import { graphql } from '../graphql.ts'
import { mediaListItemFragment } from '../parts/media-item/fragment.ts'
import { textFragment } from '../parts/text/fragment.ts'

export const fragment = graphql(
  `
    fragment StorytellingV3 on StorytellingV3Record {
      text {
        ...Text
      }
      media {
        ...MediaListItem
      }
    }
  `,
  [textFragment, mediaListItemFragment],
)
