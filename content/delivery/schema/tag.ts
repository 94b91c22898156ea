import { GraphQLNonNull, GraphQLObjectType, GraphQLScalarType, GraphQLString } from 'graphql'

/** One element of the document's head. */
export type Tag = {
  tag: 'title' | 'meta' | 'link'
  attributes: Record<string, string> | null
  content: string | null
}

const MetaTagAttributes = new GraphQLScalarType({
  name: 'MetaTagAttributes',
  description: 'The attributes of an element: an object of strings.',
})

export const TagType = new GraphQLObjectType<Tag>({
  name: 'Tag',
  description: 'One element of the head of a page.',
  fields: {
    tag: { type: new GraphQLNonNull(GraphQLString) },
    attributes: { type: MetaTagAttributes },
    content: { type: GraphQLString },
  },
})

export function title(content: string): Tag {
  return { tag: 'title', attributes: null, content }
}

/** A `meta` element, or nothing where there is nothing to say. */
export function meta(key: 'name' | 'property', name: string, content?: string | number): Tag[] {
  if (content === undefined || content === '') return []
  return [{ tag: 'meta', attributes: { [key]: name, content: String(content) }, content: null }]
}

export function link(attributes: Record<string, string>): Tag {
  return { tag: 'link', attributes, content: null }
}
