import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { heaviest, sum, type Weight, ZERO_WEIGHT } from './weight.ts'

/** The assumed length of a list, and of one for which the query asks for very many items. */
const LIST_LENGTH = 10
const MAX_LIST_LENGTH = 50

/** Lists that are shorter and read no records: the facts of a card. */
const SHORT_LISTS: Readonly<Record<string, number>> = { FactRecord: 3 }

/** A list is mostly shorter than the requested length, and its records have empty fields. */
const SHARE_OF_FIRST = 0.1

/** The cost of a root field, which reads the database at least once. */
const ROOT_COST = 500

type ObjectType = GraphQLObjectType | undefined

/**
 * Computes the weight of the selection sets of a document. Each selection set is weighed once per
 * type, so that a document cannot make the computation itself expensive.
 */
export class QueryWeigher {
  readonly #schema: GraphQLSchema
  readonly #fragments: Map<string, FragmentDefinitionNode>
  readonly #weights = new Map<SelectionSetNode, Map<ObjectType, Weight>>()

  constructor(schema: GraphQLSchema, { definitions }: DocumentNode) {
    const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
    this.#schema = schema
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
  }

  /** An object has one of its possible types, so the heaviest type counts, not their sum. */
  weighSet(set: SelectionSetNode, type: GraphQLNamedType | undefined): Weight {
    if (!isAbstractType(type)) return this.#weighOnce(set, isObjectType(type) ? type : undefined)
    const possible = this.#schema.getPossibleTypes(type)
    return heaviest(possible.map((one) => this.#weighOnce(set, one)))
  }

  #weighOnce(set: SelectionSetNode, type: ObjectType): Weight {
    const byType = this.#weights.get(set) ?? new Map<ObjectType, Weight>()
    this.#weights.set(set, byType)
    const cached = byType.get(type)
    if (cached) return cached
    // Ends the recursion of cyclic fragments, which validation rejects later.
    byType.set(type, ZERO_WEIGHT)
    const weight = sum(set.selections.map((selection) => this.#weighSelection(selection, type)))
    byType.set(type, weight)
    return weight
  }

  #weighSelection(selection: SelectionNode, type: ObjectType): Weight {
    if (selection.kind === Kind.FIELD) return this.#weighField(selection, type)
    const isInline = selection.kind === Kind.INLINE_FRAGMENT
    const fragment = isInline ? selection : this.#fragments.get(selection.name.value)
    const applies = fragment && this.#applies(fragment.typeCondition?.name.value, type)
    return applies ? this.#weighOnce(fragment.selectionSet, type) : ZERO_WEIGHT
  }

  #weighField({ name, arguments: args, selectionSet }: FieldNode, type: ObjectType): Weight {
    const base = type && type === this.#schema.getQueryType() ? ROOT_COST : 1
    if (!selectionSet) return { cost: base, depth: 1 }
    const own = type?.getFields()[name.value]?.type
    const item = own && getNamedType(own)
    const { cost, depth } = this.weighSet(selectionSet, item)
    const isList = own && isListType(getNullableType(own))
    const items = isList ? (SHORT_LISTS[item?.name ?? ''] ?? lengthOf(args)) : 1
    return { cost: base + cost * items, depth: depth + 1 }
  }

  #applies(condition: string | undefined, type: ObjectType) {
    if (!condition || !type || condition === type.name) return true
    const conditionType = this.#schema.getType(condition)
    return isAbstractType(conditionType) && this.#schema.isSubType(conditionType, type)
  }
}

/** The value of a variable is unknown here, so the largest one is assumed. */
function lengthOf(args: FieldNode['arguments'] = []): number {
  const first = args.find(({ name }) => name.value === 'first')?.value
  if (!first) return LIST_LENGTH
  const length =
    first.kind === Kind.INT ? Math.ceil(Number(first.value) * SHARE_OF_FIRST) : MAX_LIST_LENGTH
  return Math.min(MAX_LIST_LENGTH, Math.max(LIST_LENGTH, length))
}
