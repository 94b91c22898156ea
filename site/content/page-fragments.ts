import { graphql } from '@belvedere/blocks/graphql.ts'

/** One element of the head that the content decides. */
export const seoTagFragment = graphql(`
  fragment SeoTag on Tag {
    tag
    attributes
    content
  }
`)

/** What tells blocks apart; the fragments of all kinds are added to a page's \`blocks\` later. */
export const anyBlockFragment = graphql(`
  fragment AnyBlock on BlockRecord {
    id
    _modelApiKey
  }
`)
