import { isObject } from '@belvedere/kit/json.ts'
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
 * What is wrong with a value, after the path to it: `.blocks.2 is null`; undefined if nothing is.
 */
type Check = (value: unknown) => string | undefined

type Definitions = DocumentNode['definitions']

/** By the definitions of a query, which its copies in previews share. */
const checks = new WeakMap<Definitions, Check>()

/**
 * The first place where an answer has not the shape that its query and the schema promise, such as
 * `record.blocks is missing`; undefined if all of it has. What this build does not know, such as the
 * fields of a newer kind of block, is not looked at.
 */
export function wrongShape({ definitions }: DocumentNode, data: unknown): string | undefined {
  const check = checks.get(definitions) ?? checkOf(definitions)
  checks.set(definitions, check)
  const problem = check(data)
  return problem?.startsWith('.') ? problem.slice(1) : problem && `the answer${problem}`
}

function checkOf(definitions: Definitions): Check {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  const query = deliverySchema().getQueryType()
  if (!operation || !query) return whatever
  return objectCheck(operation.selectionSet, query.name, definitions)
}

const whatever: Check = () => undefined

/** A field of an object that was asked for. */
type Asked = { name: string; check: Check }

/** The fields for each type of object are looked up when the first one arrives. */
function objectCheck(set: SelectionSetNode, declared: string, definitions: Definitions): Check {
  const byType = new Map<string, readonly Asked[]>()
  return (value) => {
    if (!isObject(value)) return ' is no object'
    const type = typeof value.__typename === 'string' ? value.__typename : declared
    const known = byType.get(type)
    const fields = known ?? fieldsOf(set, type, definitions)
    if (!known) byType.set(type, fields)
    for (const { name, check } of fields) {
      const own = value[name]
      const problem = own === undefined ? ' is missing' : check(own)
      if (problem) return `.${name}${problem}`
    }
    return undefined
  }
}

function fieldsOf(set: SelectionSetNode, type: string, definitions: Definitions): Asked[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return fieldOf(node, type, definitions)
    const fragment = fragmentOf(node, definitions)
    const condition = fragment?.typeCondition?.name.value ?? type
    // An interface is asked for only where all objects have it, those of unknown types too.
    const isOwn = condition === type || isInterfaceType(deliverySchema().getType(condition))
    return fragment && isOwn ? fieldsOf(fragment.selectionSet, type, definitions) : []
  })
}

function fragmentOf(node: Exclude<SelectionNode, FieldNode>, definitions: Definitions) {
  if (node.kind === Kind.INLINE_FRAGMENT) return node
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  return fragments.find(({ name }) => name.value === node.name.value)
}

function fieldOf(node: FieldNode, type: string, definitions: Definitions): Asked[] {
  const own = deliverySchema().getType(type)
  const known = isObjectType(own) || isInterfaceType(own) ? own.getFields()[node.name.value] : null
  const name = (node.alias ?? node.name).value
  return known ? [{ name, check: valueCheck(known.type, node, definitions) }] : []
}

function valueCheck(type: GraphQLOutputType, node: FieldNode, definitions: Definitions): Check {
  if (isNonNullType(type)) {
    const check = valueCheck(type.ofType, node, definitions)
    return (value) => (value === null ? ' is null' : check(value))
  }
  const check = checkOfType(type, node, definitions)
  return (value) => (value === null ? undefined : check(value))
}

function checkOfType(type: GraphQLOutputType, node: FieldNode, definitions: Definitions): Check {
  if (isListType(type)) return listCheck(valueCheck(type.ofType, node, definitions))
  if (isNonNullType(type)) return valueCheck(type, node, definitions)
  if (!isLeafType(type))
    return node.selectionSet ? objectCheck(node.selectionSet, type.name, definitions) : whatever
  const kinds =
    LEAVES[type.name] ?? (type.astNode?.kind === Kind.ENUM_TYPE_DEFINITION ? TEXT : null)
  if (!kinds) return whatever
  return (value) => (kinds.includes(typeof value) ? undefined : ` is of the type ${typeof value}`)
}

function listCheck(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return ' is no list'
    for (const [index, item] of value.entries()) {
      const problem = check(item)
      if (problem) return `.${index}${problem}`
    }
    return undefined
  }
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
