import {
  type GraphQLFieldConfig,
  type GraphQLObjectType,
  GraphQLString,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
} from 'graphql'
import type { FlattenedField } from 'payload'
import type { DeliveryContext, Doc } from '../context.ts'
import { listOf } from './interfaces.ts'

/**
 * A field that holds a value, of the type Payload gives it. All of them may be null: a draft may
 * leave out what publishing asks for.
 */
export function leafField(
  source: GraphQLObjectType,
  field: FlattenedField,
): GraphQLFieldConfig<Doc, DeliveryContext> {
  const { name } = field
  const own = source.getFields()[name]
  if (!own || !isLeafType(getNamedType(own.type))) {
    throw new Error(`${source.name}.${name}: fields of type ${field.type} are not delivered yet.`)
  }
  if (isListType(getNullableType(own.type))) {
    return { type: listOf(getNamedType(own.type)), resolve: (doc) => doc[name] ?? [] }
  }
  // Payload checks addresses whenever they are read, and one mistyped in a draft would be an error.
  const type = field.type === 'email' ? GraphQLString : getNullableType(own.type)
  return { type, resolve: (doc) => (doc[name] === '' ? null : doc[name]) }
}
