import { graphql } from '../graphql.ts'
import { customizeFragment } from '../parts/customize/fragment.ts'
import { linkFragment } from '../parts/link/fragment.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'
import { textFragment } from '../parts/text/fragment.ts'

export const fragment = graphql(
  `
    fragment Feature5050 on Feature5050Record {
      text {
        ...Text
      }
      link {
        ...Link
      }
      media {
        ...MediaItem
      }
      left
      reverse
      imageAspectRatio
      customize {
        ...Customize
      }
    }
  `,
  [textFragment, linkFragment, mediaItemFragment, customizeFragment],
)
