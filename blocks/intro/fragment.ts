import { graphql } from '../graphql.ts'

export const fragment = graphql(`
  fragment Intro on IntroRecord {
    eyebrow
    text
    xl
  }
`)
