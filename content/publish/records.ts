import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { isPublic, type Row } from '../payload/row.ts'
import { yieldToEventLoop } from '../payload/workarounds/yield-to-event-loop.ts'
import { enqueuePublish } from './enqueue-publish.ts'
import { recordPublication } from './publications.ts'
import { isPublicChange, tagsOf } from './tags.ts'
import { deleteRedirectsToRecord, updateRedirects } from './update-redirects.ts'

/** The row of the main table; drafts are stored in the table of versions only. */
async function readRow(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<Row & { id: number }>({ collection, where, req })
  return row ?? undefined
}

const keyOf = (collection: string, id: unknown) => `public ${collection} ${id}`

const rememberRow: CollectionBeforeChangeHook = async ({
  collection,
  context,
  originalDoc,
  req,
}) => {
  await yieldToEventLoop()
  if (originalDoc?.id === undefined) return
  const { id } = originalDoc
  context[keyOf(collection.slug, id)] = await readRow(req, collection.slug, id)
}

const enqueueOnChange: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  await yieldToEventLoop()
  const before = context[keyOf(collection.slug, doc.id)] as Row | undefined
  const after = await readRow(req, collection.slug, doc.id)
  if (!isPublicChange(before, after)) return
  await recordPublication(req, collection, before, after)
  await updateRedirects(req, collection.slug, before, after)
  await enqueuePublish(req, tagsOf(collection.slug, before, after))
}

/** The hook after a delete gets only the fields that the client selected. */
const rememberDeleted: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  context[keyOf(collection.slug, id)] = await readRow(req, collection.slug, id)
}

const enqueueOnDelete: CollectionAfterDeleteHook = async ({ collection, context, id, req }) => {
  const row = context[keyOf(collection.slug, id)] as Row | undefined
  if (!row) return
  await deleteRedirectsToRecord(req, collection.slug, row)
  if (!isPublic(row)) return
  await recordPublication(req, collection, row, undefined)
  await enqueuePublish(req, tagsOf(collection.slug, row))
}

/** Sends a publish message whenever a published record of this collection changes. */
export function withPublishHooks(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberRow],
      afterChange: [...(hooks?.afterChange ?? []), enqueueOnChange],
      beforeDelete: [...(hooks?.beforeDelete ?? []), rememberDeleted],
      afterDelete: [...(hooks?.afterDelete ?? []), enqueueOnDelete],
    },
  }
}
