import { graphql } from '@belvedere/blocks/graphql.ts'

/** A head element that comes from the content. */
export const seoTagFragment = graphql(`
  fragment SeoTag on Tag {
    tag
    attributes
    content
  }
`)

/** The id and kind of a block; `composeQuery` adds the fragments of all kinds. */
export const anyBlockFragment = graphql(`
  fragment AnyBlock on BlockRecord {
    id
    _modelApiKey
  }
`)
