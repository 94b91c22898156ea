import { graphql } from '../graphql.ts'

export const fragment = graphql(`
  fragment PropertyIntro on PropertyIntroRecord {
    description
  }
`)
