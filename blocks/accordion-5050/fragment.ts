import { graphql } from '../graphql.ts'
import { imageFragment } from '../parts/image/fragment.ts'
import { linkFragment } from '../parts/link/fragment.ts'
import { textFragment } from '../parts/text/fragment.ts'

export const fragment = graphql(
  `
    fragment Accordion5050 on Accordion5050Record {
      links {
        id
        text {
          ...Text
        }
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
