import { graphql } from '../graphql.ts'
import { customizeFragment } from '../parts/customize/fragment.ts'
import { imageFragment } from '../parts/image/fragment.ts'
import { linkFragment } from '../parts/link/fragment.ts'

export const fragment = graphql(
  `
    fragment ImageCarouselOffset on ImageCarouselOffsetRecord {
      label
      title
      text
      link {
        ...Link
      }
      images {
        ...Image
      }
      customize {
        ...Customize
      }
    }
  `,
  [linkFragment, imageFragment, customizeFragment],
)
