import { graphql } from '../graphql.ts'
import { customizeFragment } from '../parts/customize/fragment.ts'

export const fragment = graphql(
  `
    fragment Spacer on SpacerRecord {
      spacing
      negative
      customize {
        ...Customize
      }
    }
  `,
  [customizeFragment],
)
