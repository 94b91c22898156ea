import {
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLUnionType,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql'

/** What several fields select alike, by the name of their type. */
type Shared = Map<string, string>

/**
 * A page query that asks for every field of every block kind of a schema, as the site composes its
 * own: a block's fields are named after its kind, what is alike is a fragment, and of other records
 * it shows what they are called.
 */
export function pageQuery(schema: GraphQLSchema): string {
  const shared: Shared = new Map()
  const union = schema.getType('PageModelBlocksField')
  const kinds = isUnionType(union) ? spread(union, shared) : ''
  return `query Page($slug: String) {
    record: page(filter: { slug: { eq: $slug } }) {
      id title _seoMetaTags { tag attributes content }
      blocks { __typename ... on BlockRecord { id _modelApiKey } ${kinds} }
    }
  }
  ${[...shared].map(([name, inner]) => `fragment ${name}Parts on ${name} { ${inner} }`).join(' ')}`
}

function blockFields(kind: GraphQLObjectType, shared: Shared) {
  const fields = Object.keys(kind.getFields()).filter((name) => !/^(id|_modelApiKey)$/.test(name))
  return fields.map((name) => `${kind.name}_${name}: ${selection(kind, name, shared)}`).join(' ')
}

function selection(parent: GraphQLObjectType, name: string, shared: Shared): string {
  const field = parent.getFields()[name]
  const type = field && getNamedType(field.type)
  if (isUnionType(type)) return `${name} { ${spread(type, shared)} }`
  if (!isObjectType(type)) return name
  if (isRecord(type)) return `${name} { ${calledBy(type)} }`
  if (!shared.has(type.name)) {
    const inner = Object.keys(type.getFields()).map((child) => selection(type, child, shared))
    shared.set(type.name, inner.join(' '))
  }
  return `${name} { ...${type.name}Parts }`
}

/** Kinds of item may have fields of one name and different types, like the kinds of block. */
function spread(union: GraphQLUnionType, shared: Shared) {
  return union
    .getTypes()
    .map((kind) => `... on ${kind.name} { ${blockFields(kind, shared)} }`)
    .join(' ')
}

/** A page of which there is one has no title of its own. */
function calledBy(type: GraphQLObjectType) {
  return ['id', 'slug', 'title'].filter((name) => name in type.getFields()).join(' ')
}

/** Blocks name and link records that have pages of their own; they do not show what is on those. */
function isRecord(type: GraphQLObjectType) {
  return type.getInterfaces().some(({ name }) => name === 'Record') && 'slug' in type.getFields()
}
