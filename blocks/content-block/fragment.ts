import { graphql } from '../graphql.ts'
import { customizeFragment } from '../parts/customize/fragment.ts'
import { linkFragment } from '../parts/link/fragment.ts'

export const fragment = graphql(
  `
    fragment ContentBlock on ContentBlockRecord {
      eyebrow
      title
      text
      link {
        ...Link
      }
      customize {
        ...Customize
      }
    }
  `,
  [linkFragment, customizeFragment],
)
