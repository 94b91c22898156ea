import type { TadaDocumentNode } from 'gql.tada'
import {
  type DocumentNode,
  type FieldNode,
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
import { deliverySchema } from '../../../content/check-shape.ts'

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
  const info = new TypeInfo(deliverySchema())
  const add = (set: SelectionSetNode): SelectionSetNode | undefined => {
    const type = info.getParentType()
    if (!type || type === deliverySchema().getQueryType()) return undefined
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

/** Whether a field of a delivered object is an enumeration, such as a status or an hour. */
export function isChoice(typeName: unknown, field: string): boolean {
  const type = deliverySchema().getType(String(typeName))
  const own = isObjectType(type) ? type.getFields()[field] : undefined
  return own !== undefined && isEnumType(getNamedType(own.type))
}
