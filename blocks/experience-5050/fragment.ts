import { graphql } from '../graphql.ts'
import { linkFragment } from '../parts/link/fragment.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'
import { textFragment } from '../parts/text/fragment.ts'

export const fragment = graphql(
  `
    fragment Experience5050 on Experience5050Record {
      media {
        ...MediaItem
      }
      text {
        ...Text
      }
      link {
        ...Link
      }
      reverse
    }
  `,
  [mediaItemFragment, textFragment, linkFragment],
)
