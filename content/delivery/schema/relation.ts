import type { GraphQLFieldConfig } from 'graphql'
import type { CollectionSlug, RelationshipField, UploadField } from 'payload'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { readRecord } from '../records.ts'
import type { Build } from './build.ts'
import { listOf } from './interfaces.ts'

/** A relation to one collection; deleted and hidden records are left out. */
export function relationField(
  build: Build,
  { name, relationTo, hasMany }: RelationshipField | UploadField,
): GraphQLFieldConfig<Doc, DeliveryContext> {
  if (typeof relationTo !== 'string') {
    throw new Error(`${name}: relations to several collections are not supported.`)
  }
  const type = build.typeOf(relationTo)
  if (!hasMany) {
    return { type, resolve: (doc, _, context) => readRecord(context, relationTo, doc[name]) }
  }
  return {
    type: listOf(type),
    resolve: (doc, _, context) => readAll(context, relationTo, doc[name]),
  }
}

/** The existing records in the editor's order. */
async function readAll(context: DeliveryContext, collection: CollectionSlug, ids: unknown) {
  const reads = [ids ?? []].flat().map((id) => readRecord(context, collection, id))
  return (await Promise.all(reads)).filter((doc) => doc !== null)
}
