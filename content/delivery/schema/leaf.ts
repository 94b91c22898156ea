import {
  type GraphQLFieldConfig,
  type GraphQLObjectType,
  GraphQLString,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
} from 'graphql'
import type { FlattenedField } from 'payload'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { withFigures } from '../figures.ts'
import { describeEnum } from './describe.ts'
import { listOf } from './interfaces.ts'

/**
 * A scalar or enum field with Payload’s type. It is nullable, because a draft may leave required
 * fields empty.
 */
export function leafField(
  source: GraphQLObjectType,
  field: FlattenedField,
): GraphQLFieldConfig<Doc, DeliveryContext> {
  const { name } = field
  const own = source.getFields()[name]
  if (!own || !isLeafType(getNamedType(own.type))) {
    throw new Error(`${source.name}.${name}: fields of type ${field.type} are not supported.`)
  }
  const choices = getNamedType(own.type)
  if (isEnumType(choices)) describeEnum(choices, field)
  if (isListType(getNullableType(own.type))) {
    return { type: listOf(getNamedType(own.type)), resolve: (doc) => doc[name] ?? [] }
  }
  // Payload’s email scalar throws for an invalid address, which a draft may contain.
  const type = field.type === 'email' ? GraphQLString : getNullableType(own.type)
  const isText = field.type === 'text' || field.type === 'textarea'
  return {
    type,
    resolve: (doc, _, context) => {
      const value = doc[name] === '' ? null : doc[name]
      return isText ? withFigures(context, value) : value
    },
  }
}
