import { graphql } from '../graphql.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'

export const fragment = graphql(
  `
    fragment Hero on HeroRecord {
      eyebrow
      title
      subtitle
      media {
        ...MediaItem
      }
      isTitleBig
      isOverMedia
      isSlim
    }
  `,
  [mediaItemFragment],
)
