import { graphql } from '../graphql.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'

export const fragment = graphql(
  `
    fragment PropertyGallery on PropertyGalleryRecord {
      title
      tabs {
        id
        label
        media {
          ...MediaItem
        }
      }
    }
  `,
  [mediaItemFragment],
)
