import { graphql } from '../graphql.ts'
import { imageFragment } from '../parts/image/fragment.ts'

export const fragment = graphql(
  `
    fragment GalleryGrid on GalleryGridRecord {
      title
      items {
        id
        title
        slug
        thumbnail {
          ...Image
        }
        images {
          id
        }
      }
    }
  `,
  [imageFragment],
)
