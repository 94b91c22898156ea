import {
  type DocumentNode,
  type FieldNode,
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

/** How much a query asks for: resolved fields in an ordinary answer, and levels below the root. */
export type Weight = { cost: number; depth: number }

/** How many items a list is taken to have. */
const LIST = 10

/** A root field stands for at least one read of the database. */
const ROOT = 500

const NOTHING: Weight = { cost: 0, depth: 0 }

/**
 * The weight of the heaviest operation of a document. Fragments are weighed once for each type they
 * meet, so a document cannot make the weighing itself expensive.
 */
export function weigh(schema: GraphQLSchema, document: DocumentNode): Weight {
  const scale = createScale(schema, document)
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const weights = operations.map(({ selectionSet }) => {
    const { cost, depth } = scale(selectionSet, schema.getQueryType() ?? undefined)
    return { cost, depth }
  })
  return heaviest(weights)
}

type Scale = (set: SelectionSetNode, type: GraphQLNamedType | undefined) => Weight

function createScale(schema: GraphQLSchema, document: DocumentNode): Scale {
  const known = new Map<SelectionSetNode, Map<unknown, Weight>>()
  const fragments = new Map(
    document.definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )

  function weighSet(set: SelectionSetNode, type: GraphQLNamedType | undefined): Weight {
    if (!isAbstractType(type)) return weighOnce(set, isObjectType(type) ? type : undefined)
    return heaviest(schema.getPossibleTypes(type).map((possible) => weighOnce(set, possible)))
  }

  function weighOnce(set: SelectionSetNode, type: GraphQLObjectType | undefined): Weight {
    const byType = known.get(set) ?? new Map<unknown, Weight>()
    known.set(set, byType)
    const before = byType.get(type)
    if (before) return before
    byType.set(type, NOTHING)
    const weight = sum(set.selections.map((selection) => weighSelection(selection, type)))
    byType.set(type, weight)
    return weight
  }

  function weighSelection(selection: SelectionNode, type: GraphQLObjectType | undefined): Weight {
    if (selection.kind === Kind.FIELD) return weighField(selection, type)
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
    if (!fragment || !appliesTo(fragment.typeCondition?.name.value, type)) return NOTHING
    return weighOnce(fragment.selectionSet, type)
  }

  function weighField(field: FieldNode, type: GraphQLObjectType | undefined): Weight {
    const own = type?.getFields()[field.name.value]?.type
    const base = type && type === schema.getQueryType() ? ROOT : 1
    if (!field.selectionSet) return { cost: base, depth: 1 }
    const { cost, depth } = weighSet(field.selectionSet, own && getNamedType(own))
    const items = own && isListType(getNullableType(own)) ? LIST : 1
    return { cost: base + cost * items, depth: depth + 1 }
  }

  function appliesTo(condition: string | undefined, type: GraphQLObjectType | undefined) {
    if (!condition || !type || condition === type.name) return true
    const wanted = schema.getType(condition)
    return isAbstractType(wanted) && schema.isSubType(wanted, type)
  }

  return weighSet
}

function sum(weights: Weight[]): Weight {
  const cost = weights.reduce((total, weight) => total + weight.cost, 0)
  return { cost, depth: heaviest(weights).depth }
}

function heaviest(weights: Weight[]): Weight {
  return weights.reduce(
    (most, { cost, depth }) => ({
      cost: Math.max(most.cost, cost),
      depth: Math.max(most.depth, depth),
    }),
    NOTHING,
  )
}
