import { graphql } from '../graphql.ts'
import { portraitFragment } from '../parts/image/fragment.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'
import { textFragment } from '../parts/text/fragment.ts'

export const fragment = graphql(
  `
    fragment Storytelling on StorytellingRecord {
      text {
        ...Text
      }
      media {
        ...MediaItem
        image {
          ...Portrait
        }
        videoFallbackImage {
          ...Portrait
        }
      }
    }
  `,
  [textFragment, mediaItemFragment, portraitFragment],
)
