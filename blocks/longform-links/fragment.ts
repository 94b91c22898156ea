import { graphql } from '../graphql.ts'

export const fragment = graphql(`
  fragment LongformLinks on LongformLinksRecord {
    items {
      id
      title
      label
      anchor
      text
    }
  }
`)
