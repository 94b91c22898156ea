import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import schemaText from '../../content/schema.graphql?raw'

let built: GraphQLSchema | undefined

/** The schema of the delivery API, parsed when it is first needed. */
export function deliverySchema(): GraphQLSchema {
  built ??= buildSchema(schemaText, { assumeValid: true })
  return built
}

/**
 * The first place where an answer has not the shape that its query and the schema promise, such as
 * `record.blocks is missing`; undefined if all of it has. What this build does not know, such as the
 * fields of a newer kind of block, is not looked at.
 */
export function wrongShape({ definitions }: DocumentNode, data: unknown): string | undefined {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  const query = deliverySchema().getQueryType()
  if (!operation || !query) return undefined
  return ofFields(operation.selectionSet, data, {
    type: query.name,
    path: 'the answer',
    definitions,
  })
}

/** The type of an object by its field, its place in the answer, and the fragments of the query. */
type Place = { type: string; path: string; definitions: DocumentNode['definitions'] }

function ofFields({ selections }: SelectionSetNode, value: unknown, at: Place): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `${at.path} is no object`
  const object: Record<string, unknown> = { ...value }
  const type = typeof object.__typename === 'string' ? object.__typename : at.type
  return first(selections, (node) => ofSelection(node, object, { ...at, type }))
}

function ofSelection(node: SelectionNode, object: Record<string, unknown>, at: Place) {
  if (node.kind === Kind.FIELD) return ofField(node, object, at)
  const fragment =
    node.kind === Kind.INLINE_FRAGMENT
      ? node
      : at.definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value,
        )
  if (fragment?.kind !== Kind.FRAGMENT_DEFINITION && fragment?.kind !== Kind.INLINE_FRAGMENT)
    return undefined
  const condition = fragment.typeCondition?.name.value ?? at.type
  // An interface is asked for only where all objects have it, those of unknown types too.
  const isOwn = condition === at.type || isInterfaceType(deliverySchema().getType(condition))
  return isOwn ? ofFields(fragment.selectionSet, object, { ...at, type: condition }) : undefined
}

function ofField(node: FieldNode, object: Record<string, unknown>, at: Place) {
  const own = deliverySchema().getType(at.type)
  const known = isObjectType(own) || isInterfaceType(own) ? own.getFields()[node.name.value] : null
  if (!known) return undefined
  const name = (node.alias ?? node.name).value
  const path = at.path === 'the answer' ? name : `${at.path}.${name}`
  if (object[name] === undefined) return `${path} is missing`
  return ofValue(known.type, object[name], node, { ...at, path })
}

function ofValue(
  type: GraphQLOutputType,
  value: unknown,
  node: FieldNode,
  at: Place,
): string | undefined {
  if (isNonNullType(type))
    return value === null ? `${at.path} is null` : ofValue(type.ofType, value, node, at)
  if (value === null) return undefined
  if (isListType(type)) {
    if (!Array.isArray(value)) return `${at.path} is no list`
    return first(value.entries(), ([index, item]) =>
      ofValue(type.ofType, item, node, { ...at, path: `${at.path}.${index}` }),
    )
  }
  if (!isLeafType(type))
    return node.selectionSet && ofFields(node.selectionSet, value, { ...at, type: type.name })
  const kinds =
    LEAVES[type.name] ?? (type.astNode?.kind === Kind.ENUM_TYPE_DEFINITION ? TEXT : null)
  return !kinds || kinds.includes(typeof value)
    ? undefined
    : `${at.path} is of the type ${typeof value}`
}

const TEXT = ['string']

/** What the values of a scalar are in JSON; own scalars may be anything. */
const LEAVES: Record<string, readonly string[]> = {
  String: TEXT,
  ID: ['string', 'number'],
  Int: ['number'],
  Float: ['number'],
  Boolean: ['boolean'],
}

function first<Item>(items: Iterable<Item>, problemOf: (item: Item) => string | undefined) {
  for (const item of items) {
    const problem = problemOf(item)
    if (problem) return problem
  }
  return undefined
}
