import { graphql } from '../../graphql.ts'
import { imageFragment } from '../image/fragment.ts'

/** A picture in a block (spec §3 Media item). */
export const mediaItemFragment = graphql(
  `
    fragment MediaItem on MediaItemRecord {
      image {
        ...Image
      }
    }
  `,
  [imageFragment],
)
