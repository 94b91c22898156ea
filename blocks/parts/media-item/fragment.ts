import { graphql } from '../../graphql.ts'
import { imageFragment } from '../image/fragment.ts'

/** A picture or a video in a block (spec §3 Media item). */
export const mediaItemFragment = graphql(
  `
    fragment MediaItem on MediaItemRecord {
      image {
        ...Image
      }
      video {
        url
      }
      videoUrl
      videoFallbackImage {
        ...Image
      }
    }
  `,
  [imageFragment],
)

/** The same for an item of a list. */
export const mediaListItemFragment = graphql(
  `
    fragment MediaListItem on MediaListItemRecord {
      id
      image {
        ...Image
      }
      video {
        url
      }
      videoUrl
      videoFallbackImage {
        ...Image
      }
    }
  `,
  [imageFragment],
)
