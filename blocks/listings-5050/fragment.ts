import { graphql } from '../graphql.ts'
import { imageFragment } from '../parts/image/fragment.ts'
import { linkFragment } from '../parts/link/fragment.ts'
import { textFragment } from '../parts/text/fragment.ts'

export const fragment = graphql(
  `
    fragment Listings5050 on Listings5050Record {
      text {
        ...Text
      }
      link {
        ...Link
      }
      links {
        id
        link {
          ...Link
        }
        image {
          ...Image
        }
      }
      left
    }
  `,
  [textFragment, linkFragment, imageFragment],
)
