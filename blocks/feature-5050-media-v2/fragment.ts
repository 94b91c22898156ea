import { graphql } from '../graphql.ts'
import { customizeFragment } from '../parts/customize/fragment.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'

export const fragment = graphql(
  `
    fragment Feature5050MediaV2 on Feature5050MediaV2Record {
      title
      text
      media {
        ...MediaItem
      }
      left
      customize {
        ...Customize
      }
    }
  `,
  [mediaItemFragment, customizeFragment],
)
