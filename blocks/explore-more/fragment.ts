import { graphql } from '../graphql.ts'
import { imageFragment } from '../parts/image/fragment.ts'
import { linkFragment } from '../parts/link/fragment.ts'

export const fragment = graphql(
  `
    fragment ExploreMore on ExploreMoreRecord {
      title
      items {
        id
        link {
          ...Link
        }
        image {
          ...Image
        }
      }
    }
  `,
  [linkFragment, imageFragment],
)
