import {
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
} from 'graphql'
import type { ListOptions } from '../../kinds/kind.ts'
import { asObject, type Build } from './build.ts'
import {
  FactCondition,
  FilledFilter,
  LinkFilter,
  NumberFilter,
  oneOrMany,
  TextFilter,
} from './filter-inputs.ts'

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
  const facts = list.facts ? [['facts', FACTS] as const] : []
  const text = ['text', { type: TextFilter, description: 'Only records that contain these words.' }]
  const all = [...relations, ...choices, ...numbers, ...filled, ...facts, text]
  const name = `${type.name.replace(/Record$/, '')}ModelListFilter`
  const description = 'Which records to list; all given conditions must match.'
  return new GraphQLInputObjectType({ name, description, fields: Object.fromEntries(all) })
}

const FACTS = {
  type: new GraphQLList(new GraphQLNonNull(FactCondition)),
  description: 'Only records that meet all of these conditions on facts.',
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
