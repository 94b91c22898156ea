import { graphql } from '../graphql.ts'

export const fragment = graphql(`
  fragment Features on FeaturesRecord {
    title
    features {
      id
      title
      text
    }
  }
`)
