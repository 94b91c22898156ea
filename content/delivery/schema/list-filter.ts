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
  description: 'Filters by a number; all given conditions must match.',
  fields: {
    eq: { type: GraphQLFloat, description: 'Exactly this number.' },
    gt: { type: GraphQLFloat, description: 'More than this.' },
    gte: { type: GraphQLFloat, description: 'At least this.' },
    lt: { type: GraphQLFloat, description: 'Less than this.' },
    lte: { type: GraphQLFloat, description: 'At most this.' },
    exists: { type: GraphQLBoolean, description: 'Whether the record has a number.' },
  },
})

const FilledFilter = new GraphQLInputObjectType({
  name: 'FilledFilter',
  description: 'Filters by whether a text is filled in.',
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
  description: 'Filters by the words of a record.',
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
  const numbers = (list.numbers ?? []).map((name) => [name, condition(name, NumberFilter)])
  const choices = (list.choices ?? []).map((name) => [
    name,
    condition(name, choiceFilter(own, name)),
  ])
  const relations = Object.keys(list.relations ?? {}).map((name) => [
    name,
    condition(name, LinkFilter),
  ])
  const filled = (list.filled ?? []).map((name) => [name, condition(name, FilledFilter)])
  const text = ['text', { type: TextFilter, description: 'Only records that contain these words.' }]
  const all = [...relations, ...choices, ...numbers, ...filled, text]
  const name = `${type.name.replace(/Record$/, '')}ModelListFilter`
  const description = 'Which records to list; all given conditions must match.'
  return new GraphQLInputObjectType({ name, description, fields: Object.fromEntries(all) })
}

function condition(name: string, type: GraphQLInputType) {
  return { type, description: `Only records whose \`${name}\` matches.` }
}

function choiceFilter(own: GraphQLObjectType, name: string) {
  const choices = getNamedType(own.getFields()[name]?.type)
  if (!isEnumType(choices)) throw new Error(`${own.name}.${name} is not a select field.`)
  const title = `${choices.name.charAt(0).toUpperCase()}${choices.name.slice(1)}`
  const description = `Filters by the choice in \`${name}\`.`
  return new GraphQLInputObjectType({
    name: `${title}Filter`,
    description,
    fields: oneOrMany(choices),
  })
}

function oneOrMany(type: GraphQLInputType) {
  const many = new GraphQLList(new GraphQLNonNull(type))
  return {
    eq: { type, description: 'Exactly this one.' },
    in: { type: many, description: 'One of these.' },
  }
}
