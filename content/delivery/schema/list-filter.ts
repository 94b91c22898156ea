import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  GraphQLString,
  getNamedType,
  isEnumType,
} from 'graphql'
import { asObject, type Build } from './build.ts'
import type { ListOptions } from './kind.ts'

const NumberFilter = new GraphQLInputObjectType({
  name: 'NumberFilter',
  fields: {
    eq: { type: GraphQLFloat },
    gt: { type: GraphQLFloat },
    gte: { type: GraphQLFloat },
    lt: { type: GraphQLFloat },
    lte: { type: GraphQLFloat },
    exists: { type: GraphQLBoolean, description: 'Whether the record has a number.' },
  },
})

const FilledFilter = new GraphQLInputObjectType({
  name: 'FilledFilter',
  fields: {
    exists: { type: GraphQLBoolean, description: 'Whether the text is not empty.' },
  },
})

const LinkFilter = new GraphQLInputObjectType({
  name: 'LinkFilter',
  description: 'Filters by the slug of a related record.',
  fields: oneOrMany(GraphQLString),
})

const TextFilter = new GraphQLInputObjectType({
  name: 'TextFilter',
  fields: {
    matches: {
      type: GraphQLString,
      description: 'Words that must all occur in the texts of the record.',
    },
  },
})

/** The filter input type of a list; all given conditions must match. */
export function listFilter(
  { payloadSchema }: Build,
  type: GraphQLObjectType,
  list: ListOptions,
): GraphQLInputObjectType {
  const own = asObject(payloadSchema.getType(type.name), `"${list.root}"`)
  const numbers = (list.numbers ?? []).map((name) => [name, { type: NumberFilter }])
  const choices = (list.choices ?? []).map((name) => [name, { type: choiceFilter(own, name) }])
  const relations = Object.keys(list.relations ?? {}).map((name) => [name, { type: LinkFilter }])
  const filled = (list.filled ?? []).map((name) => [name, { type: FilledFilter }])
  const all = [...relations, ...choices, ...numbers, ...filled, ['text', { type: TextFilter }]]
  const name = `${type.name.replace(/Record$/, '')}ModelListFilter`
  return new GraphQLInputObjectType({ name, fields: Object.fromEntries(all) })
}

function choiceFilter(own: GraphQLObjectType, name: string) {
  const choices = getNamedType(own.getFields()[name]?.type)
  if (!isEnumType(choices)) throw new Error(`${own.name}.${name} is not a select field.`)
  const title = `${choices.name.charAt(0).toUpperCase()}${choices.name.slice(1)}`
  return new GraphQLInputObjectType({ name: `${title}Filter`, fields: oneOrMany(choices) })
}

function oneOrMany(type: GraphQLInputType) {
  const many = new GraphQLList(new GraphQLNonNull(type))
  return { eq: { type }, in: { type: many } }
}
