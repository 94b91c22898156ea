import { buildSchema, type GraphQLSchema, getNamedType, isEnumType, isObjectType } from 'graphql'
import schemaText from '../../../../content/schema.graphql?raw'

let built: GraphQLSchema | undefined

/** The schema of the delivery API, parsed at the first preview: public pages never need it. */
export function schema(): GraphQLSchema {
  built ??= buildSchema(schemaText, { assumeValid: true })
  return built
}

/** Whether a field of a delivered object holds one of a list of values, such as a status or an hour. */
export function isChoice(typeName: unknown, field: string): boolean {
  const type = schema().getType(String(typeName))
  const own = isObjectType(type) ? type.getFields()[field] : undefined
  return own !== undefined && isEnumType(getNamedType(own.type))
}
