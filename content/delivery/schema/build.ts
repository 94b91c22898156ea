import {
  type GraphQLFieldConfigMap,
  type GraphQLNamedType,
  GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import type { CollectionSlug, FlattenedField, GlobalSlug, SanitizedConfig } from 'payload'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'

export type Fields = GraphQLFieldConfigMap<Doc, DeliveryContext>

/**
 * The inputs of a schema build, the object types built so far, and the references between types: a
 * record contains blocks, which contain relations, which refer to records.
 */
export type Build = {
  config: SanitizedConfig
  /** Payload's own schema of the same model; its names, leaf types and enums are reused. */
  payloadSchema: GraphQLSchema
  objects: Map<string, GraphQLObjectType>
  /** The type of a collection's records; throws if the delivery API has no kind for it. */
  typeOf: (collection: CollectionSlug) => GraphQLObjectType
  /** The type of a global; throws if the delivery API has no kind for it. */
  typeOfGlobal: (global: GlobalSlug) => GraphQLObjectType
  /** The delivered fields of a type, from the fields of the model. */
  fieldsOf: (source: GraphQLObjectType, model: FlattenedField[]) => Fields
}

/** The object type with this name; built on first use. */
export function objectOnce(
  { objects }: Build,
  config: ConstructorParameters<typeof GraphQLObjectType<Doc, DeliveryContext>>[0],
): GraphQLObjectType {
  const existing = objects.get(config.name)
  if (existing) return existing
  const type = new GraphQLObjectType<Doc, DeliveryContext>(config)
  objects.set(config.name, type)
  return type
}

/** Narrows a type of Payload's schema to an object type; throws if it is not one. */
export function asObject(type: GraphQLNamedType | undefined, what: string): GraphQLObjectType {
  if (isObjectType(type)) return type
  throw new Error(`Payload's GraphQL schema has no object type for ${what}.`)
}
