import { graphql } from '../graphql.ts'
import { linkFragment } from '../parts/link/fragment.ts'
import { mediaListItemFragment } from '../parts/media-item/fragment.ts'
import { textFragment } from '../parts/text/fragment.ts'

export const fragment = graphql(
  `
    fragment Feature5050Media on Feature5050MediaRecord {
      text {
        ...Text
      }
      link {
        ...Link
      }
      media {
        ...MediaListItem
      }
    }
  `,
  [textFragment, linkFragment, mediaListItemFragment],
)
