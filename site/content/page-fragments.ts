import { graphql } from '@belvedere/blocks/graphql.ts'
import { imageFragment } from '@belvedere/blocks/parts/image/fragment.ts'

/** A head element that comes from the content. */
const seoTagFragment = graphql(`
  fragment SeoTag on Tag {
    tag
    attributes
    content
  }
`)

/** What the site asks of every block; `composeQuery` adds the fragments of all kinds. */
const anyBlockFragment = graphql(`
  fragment AnyBlock on BlockRecord {
    id
    _modelApiKey
    _isHidden
    _hour
  }
`)

/**
 * The hour of a page, and the fields for its head. They are plain text, because the page records
 * have no common type in the schema on which a fragment could be written.
 */
export const headFields = `
  hour
  _shareImage {
    ...Image
  }
  _seoMetaTags {
    ...SeoTag
  }
`

/** The fragments in `headFields`. */
export const headFragments = [seoTagFragment, imageFragment] as const

/** The fields of a page with blocks. */
export const pageFields = `
  ${headFields}
  blocks {
    __typename
    ...AnyBlock
  }
` as const

/** The fragments in `pageFields`. */
export const pageFragments = [seoTagFragment, anyBlockFragment, imageFragment] as const
