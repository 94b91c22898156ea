import type { TadaDocumentNode } from 'gql.tada'
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import schemaText from '../../../../content/schema.graphql?raw'

const identified = new WeakMap<DocumentNode, DocumentNode>()

/**
 * Adds the type and, where there is one, the id of every object to the query, from which a preview
 * derives the field that a value comes from.
 */
export function withIdentity<Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
): TadaDocumentNode<Data, Variables> {
  const known = identified.get(document) ?? identify(document)
  identified.set(document, known)
  return { ...document, ...known }
}

function identify(document: DocumentNode): DocumentNode {
  const info = new TypeInfo(schema())
  const add = (set: SelectionSetNode): SelectionSetNode | undefined => {
    const type = info.getParentType()
    if (!type || type === schema().getQueryType()) return undefined
    const hasId = (isObjectType(type) || isInterfaceType(type)) && 'id' in type.getFields()
    const wanted = hasId ? ['__typename', 'id'] : ['__typename']
    const missing = wanted.filter((name) => !set.selections.some((node) => isPlain(node, name)))
    return { ...set, selections: [...set.selections, ...missing.map(fieldNamed)] }
  }
  return visit(document, visitWithTypeInfo(info, { SelectionSet: { leave: add } }))
}

function isPlain(node: SelectionSetNode['selections'][number], name: string) {
  return node.kind === Kind.FIELD && node.name.value === name && !node.alias
}

function fieldNamed(value: string): FieldNode {
  return { kind: Kind.FIELD, name: { kind: Kind.NAME, value } }
}

let built: GraphQLSchema | undefined

/** The schema of the delivery API, parsed at the first preview: public pages never need it. */
function schema(): GraphQLSchema {
  built ??= buildSchema(schemaText, { assumeValid: true })
  return built
}

/** Whether a field of a delivered object is an enumeration, such as a status or an hour. */
export function isChoice(typeName: unknown, field: string): boolean {
  const type = schema().getType(String(typeName))
  const own = isObjectType(type) ? type.getFields()[field] : undefined
  return own !== undefined && isEnumType(getNamedType(own.type))
}
