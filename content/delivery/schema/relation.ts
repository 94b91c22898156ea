import type { GraphQLFieldConfig } from 'graphql'
import type { CollectionSlug, GlobalSlug, RelationshipField, UploadField } from 'payload'
import type { DeliveryContext, Doc } from '../context.ts'
import { readRecord } from '../records.ts'
import type { Build } from './build.ts'
import { FileField } from './file.ts'
import { listOf } from './interfaces.ts'
import { kinds } from './kinds.ts'
import { globalType, sluggedType } from './record-types.ts'

/** A relation to one collection; deleted and hidden records are left out. */
export function relationField(
  build: Build,
  { name, relationTo, hasMany }: RelationshipField | UploadField,
): GraphQLFieldConfig<Doc, DeliveryContext> {
  if (typeof relationTo !== 'string') {
    throw new Error(`${name}: relations to several collections are not supported.`)
  }
  const type = typeFor(build, relationTo)
  if (!hasMany) {
    return { type, resolve: (doc, _, context) => readRecord(context, relationTo, doc[name]) }
  }
  return {
    type: listOf(type),
    resolve: (doc, _, context) => readAll(context, relationTo, doc[name]),
  }
}

/** The GraphQL type of a collection’s records. */
export function typeFor(build: Build, collection: CollectionSlug) {
  if (collection === 'media') return FileField
  const kind = kinds.find((one) => 'collection' in one && one.collection === collection)
  if (kind && 'collection' in kind) return sluggedType(build, kind)
  throw new Error(`The delivery API has no kind for "${collection}": add it to schema/kinds.ts.`)
}

/** The GraphQL type of a global. */
export function globalTypeFor(build: Build, global: GlobalSlug) {
  const kind = kinds.find((one) => 'global' in one && one.global === global)
  if (kind && 'global' in kind) return globalType(build, kind)
  throw new Error(`The delivery API has no kind for "${global}": add it to schema/kinds.ts.`)
}

/** The existing records in the editor's order. */
async function readAll(context: DeliveryContext, collection: CollectionSlug, ids: unknown) {
  const reads = [ids ?? []].flat().map((id) => readRecord(context, collection, id))
  return (await Promise.all(reads)).filter((doc) => doc !== null)
}
