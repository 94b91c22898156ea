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
import { heaviest, together, WEIGHTLESS, type Weight } from './weight.ts'

/** How many items a list is taken to have. */
const LIST = 10

/** A root field stands for at least one read of the database. */
const ROOT = 500

type ObjectType = GraphQLObjectType | undefined

/**
 * Weighs the parts of one document. Each part is weighed once for each type it meets, so a document
 * cannot make the weighing itself expensive.
 */
export class Scale {
  readonly #schema: GraphQLSchema
  readonly #fragments: Map<string, FragmentDefinitionNode>
  readonly #known = new Map<SelectionSetNode, Map<ObjectType, Weight>>()

  constructor(schema: GraphQLSchema, { definitions }: DocumentNode) {
    const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
    this.#schema = schema
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
  }

  /** An object is one of its possible types: the heaviest counts, not all of them together. */
  weighSet(set: SelectionSetNode, type: GraphQLNamedType | undefined): Weight {
    if (!isAbstractType(type)) return this.#weighOnce(set, isObjectType(type) ? type : undefined)
    const possible = this.#schema.getPossibleTypes(type)
    return heaviest(possible.map((one) => this.#weighOnce(set, one)))
  }

  #weighOnce(set: SelectionSetNode, type: ObjectType): Weight {
    const byType = this.#known.get(set) ?? new Map<ObjectType, Weight>()
    this.#known.set(set, byType)
    const before = byType.get(type)
    if (before) return before
    // A fragment that holds itself adds nothing to itself; validation refuses it later.
    byType.set(type, WEIGHTLESS)
    const weight = together(set.selections.map((selection) => this.#weighPart(selection, type)))
    byType.set(type, weight)
    return weight
  }

  #weighPart(part: SelectionNode, type: ObjectType): Weight {
    if (part.kind === Kind.FIELD) return this.#weighField(part, type)
    const isInline = part.kind === Kind.INLINE_FRAGMENT
    const fragment = isInline ? part : this.#fragments.get(part.name.value)
    const applies = fragment && this.#applies(fragment.typeCondition?.name.value, type)
    return applies ? this.#weighOnce(fragment.selectionSet, type) : WEIGHTLESS
  }

  #weighField({ name, selectionSet }: FieldNode, type: ObjectType): Weight {
    const base = type && type === this.#schema.getQueryType() ? ROOT : 1
    if (!selectionSet) return { cost: base, depth: 1 }
    const own = type?.getFields()[name.value]?.type
    const { cost, depth } = this.weighSet(selectionSet, own && getNamedType(own))
    const items = own && isListType(getNullableType(own)) ? LIST : 1
    return { cost: base + cost * items, depth: depth + 1 }
  }

  #applies(condition: string | undefined, type: ObjectType) {
    if (!condition || !type || condition === type.name) return true
    const wanted = this.#schema.getType(condition)
    return isAbstractType(wanted) && this.#schema.isSubType(wanted, type)
  }
}
