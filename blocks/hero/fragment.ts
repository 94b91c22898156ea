import { graphql } from '../graphql.ts'
import { imageFragment, portraitFragment } from '../parts/image/fragment.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'

export const fragment = graphql(
  `
    fragment Hero on HeroRecord {
      eyebrow
      title
      subtitle
      media {
        ...MediaItem
        image {
          ...Portrait
        }
        videoFallbackImage {
          ...Portrait
        }
      }
      noon {
        ...Image
        ...Portrait
      }
      dusk {
        ...Image
        ...Portrait
      }
      timeZone
      evening {
        eyebrow
        title
        subtitle
        from
      }
      look
    }
  `,
  [mediaItemFragment, imageFragment, portraitFragment],
)
