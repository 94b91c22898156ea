import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { addToCollection, addToGlobal, type Feature } from '../payload/feature.ts'
import { isPublic, type Row } from '../payload/row.ts'
import { yieldToEventLoop } from '../payload/workarounds/yield-to-event-loop.ts'
import { enqueuePublish } from './enqueue-publish.ts'
import { moveAddresses } from './move-addresses.ts'
import { recordGlobalPublication, recordPublication } from './publications.ts'
import { isPublicChange, tagsOf, tagsOfGlobal } from './tags.ts'
import { deleteRedirectsToRecord, updateRedirects } from './update-redirects.ts'

/** The row of the main table; drafts are stored in the table of versions only. */
async function readRow(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<Row & { id: number }>({ collection, where, req })
  return row ?? undefined
}

const keyOf = (collection: string, id: unknown) => `public ${collection} ${id}`

/**
 * Remembers the row before a change. The `context` that a hook gets may have been replaced by a copy
 * when the hook has waited: Payload changes several records at once, and each call within a request
 * copies it.
 */
const remember = ({ context }: PayloadRequest, key: string, row: Row | undefined) => {
  context[key] = row
}
const remembered = ({ context }: PayloadRequest, key: string) => context[key] as Row | undefined

const rememberRow: CollectionBeforeChangeHook = async ({ collection, originalDoc, req }) => {
  await yieldToEventLoop()
  if (originalDoc?.id === undefined) return
  const { id } = originalDoc
  const row = await readRow(req, collection.slug, id)
  remember(req, keyOf(collection.slug, id), row)
}

const enqueueOnChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await yieldToEventLoop()
  const before = remembered(req, keyOf(collection.slug, doc.id))
  const after = await readRow(req, collection.slug, doc.id)
  if (!isPublicChange(before, after)) return
  await recordPublication(req, collection, before, after)
  await updateRedirects(req, collection.slug, before, after)
  await enqueuePublish(req, tagsOf(collection.slug, before, after))
}

/** The hook after a delete gets only the fields that the client selected. */
const rememberDeleted: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const row = await readRow(req, collection.slug, id)
  remember(req, keyOf(collection.slug, id), row)
}

const enqueueOnDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const row = remembered(req, keyOf(collection.slug, id))
  if (!row) return
  await deleteRedirectsToRecord(req, collection.slug, row)
  if (!isPublic(row)) return
  await recordPublication(req, collection, row, undefined)
  await enqueuePublish(req, tagsOf(collection.slug, row))
}

async function readGlobalRow(req: PayloadRequest, slug: GlobalSlug): Promise<Row | undefined> {
  const row = await req.payload.db.findGlobal<Row & { id: number }>({ slug, req })
  return row && Object.keys(row).length > 0 ? row : undefined
}

const keyOfGlobal = (slug: string) => `public global ${slug}`

const rememberGlobalRow: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const row = await readGlobalRow(req, global.slug)
  remember(req, keyOfGlobal(global.slug), row)
  return data
}

const enqueueOnGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  const before = remembered(req, keyOfGlobal(global.slug))
  const after = await readGlobalRow(req, global.slug)
  if (!isPublicChange(before, after)) return
  await recordGlobalPublication(req, global, after)
  if (global.slug === 'site') await moveAddresses(req, before, after)
  await enqueuePublish(req, tagsOfGlobal(global.slug, before, after))
}

/** Sends a publish message whenever a published record of this collection changes. */
export function withPublishing(collection: CollectionConfig): CollectionConfig {
  return addToCollection(collection, {
    hooks: {
      beforeChange: [rememberRow],
      afterChange: [enqueueOnChange],
      beforeDelete: [rememberDeleted],
      afterDelete: [enqueueOnDelete],
    },
  })
}

/** Sends a publish message whenever published content changes. */
export const publishing: Feature = {
  collection: withPublishing,
  global: (global) =>
    addToGlobal(global, {
      hooks: { beforeChange: [rememberGlobalRow], afterChange: [enqueueOnGlobalChange] },
    }),
}
