import { graphql } from '../../graphql.ts'

/** Eyebrow, title and text of one block. */
export const textFragment = graphql(`
  fragment Text on TextRecord {
    eyebrow
    title
    text
  }
`)
