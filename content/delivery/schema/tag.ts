import { GraphQLNonNull, GraphQLObjectType, GraphQLScalarType, GraphQLString } from 'graphql'

/** An element of the document's `<head>`. */
export type Tag = {
  tag: 'title' | 'meta' | 'link'
  attributes: Record<string, string> | null
  content: string | null
}

const MetaTagAttributes = new GraphQLScalarType({
  name: 'MetaTagAttributes',
  description: 'The attributes of an element as an object of strings.',
})

export const TagType = new GraphQLObjectType<Tag>({
  name: 'Tag',
  description: 'An element of a page’s `<head>`.',
  fields: {
    tag: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'The name of the element: `title`, `meta` or `link`.',
    },
    attributes: { type: MetaTagAttributes, description: 'Its attributes; null for a title.' },
    content: { type: GraphQLString, description: 'The text of a title; null for other elements.' },
  },
})

export function title(content: string): Tag {
  return { tag: 'title', attributes: null, content }
}

/** A `meta` element, or none without content. */
export function meta(key: 'name' | 'property', name: string, content?: string | number): Tag[] {
  if (content === undefined || content === '') return []
  return [{ tag: 'meta', attributes: { [key]: name, content: String(content) }, content: null }]
}

export function link(attributes: Record<string, string>): Tag {
  return { tag: 'link', attributes, content: null }
}
