import {
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLUnionType,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql'

/** Selections that several fields share, by type name. */
type Shared = Map<string, string>

/**
 * A page query that selects every field of every block kind of a schema, like the queries of the
 * site: fields have an alias with their kind, shared selections are fragments, and of other records
 * only id, slug and title are selected.
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
  if (isRecord(type)) return `${name} { ${identity(type)} }`
  if (!shared.has(type.name)) {
    const inner = Object.keys(type.getFields()).map((child) => selection(type, child, shared))
    shared.set(type.name, inner.join(' '))
  }
  return `${name} { ...${type.name}Parts }`
}

/** Members of a union may have fields with the same name and different types. */
function spread(union: GraphQLUnionType, shared: Shared) {
  return union
    .getTypes()
    .map((kind) => `... on ${kind.name} { ${blockFields(kind, shared)} }`)
    .join(' ')
}

/** The identifying fields of a record; globals have no title. */
function identity(type: GraphQLObjectType) {
  return ['id', 'slug', 'title'].filter((name) => name in type.getFields()).join(' ')
}

/** Records with their own page: blocks link to them but do not show their content. */
function isRecord(type: GraphQLObjectType) {
  return (
    type.getInterfaces().some(({ name }) => name === 'ContentRecord') && 'slug' in type.getFields()
  )
}
