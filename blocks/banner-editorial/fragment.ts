import { graphql } from '../graphql.ts'
import { imageFragment } from '../parts/image/fragment.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'

export const fragment = graphql(
  `
    fragment BannerEditorial on BannerEditorialRecord {
      title
      description
      media {
        ...MediaItem
      }
      backgroundImage {
        ...Image
      }
    }
  `,
  [mediaItemFragment, imageFragment],
)
