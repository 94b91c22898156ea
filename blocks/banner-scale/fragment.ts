import { graphql } from '../graphql.ts'
import { imageFragment } from '../parts/image/fragment.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'
import { textFragment } from '../parts/text/fragment.ts'

export const fragment = graphql(
  `
    fragment BannerScale on BannerScaleRecord {
      text {
        ...Text
      }
      evening {
        eyebrow
        title
        text
        image {
          ...Image
        }
        from
      }
      media {
        ...MediaItem
      }
    }
  `,
  [textFragment, mediaItemFragment, imageFragment],
)
