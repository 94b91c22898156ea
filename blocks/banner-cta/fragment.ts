import { graphql } from '../graphql.ts'
import { linkFragment } from '../parts/link/fragment.ts'
import { mediaItemFragment } from '../parts/media-item/fragment.ts'

export const fragment = graphql(
  `
    fragment BannerCta on BannerCtaRecord {
      title
      link {
        ...Link
      }
      media {
        ...MediaItem
      }
    }
  `,
  [linkFragment, mediaItemFragment],
)
