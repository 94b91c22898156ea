import {
  type GraphQLFieldConfigMap,
  type GraphQLNamedType,
  GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import type { SanitizedConfig } from 'payload'
import type { DeliveryContext, Doc } from '../context.ts'

export type Fields = GraphQLFieldConfigMap<Doc, DeliveryContext>

/** What the parts of one schema are built from, and what is built so far. */
export type Build = {
  config: SanitizedConfig
  /** Payload's own schema of the same model: its names, leaf types and enums are kept. */
  payloadSchema: GraphQLSchema
  objects: Map<string, GraphQLObjectType>
}

/** The object type of this name, built once. */
export function objectOnce(
  { objects }: Build,
  config: ConstructorParameters<typeof GraphQLObjectType<Doc, DeliveryContext>>[0],
): GraphQLObjectType {
  const known = objects.get(config.name)
  if (known) return known
  const type = new GraphQLObjectType<Doc, DeliveryContext>(config)
  objects.set(config.name, type)
  return type
}

/** A type of Payload's schema that has fields. */
export function asObject(type: GraphQLNamedType | undefined, what: string): GraphQLObjectType {
  if (isObjectType(type)) return type
  throw new Error(`Payload's GraphQL schema has no object type for ${what}.`)
}
