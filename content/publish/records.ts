import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { breathe } from './breathe.ts'
import { enqueuePublish } from './enqueue-publish.ts'
import { followMoves, forgetMoves } from './follow-moves.ts'
import { isPublic, isSeenToChange, type Row, tagsOf } from './tags.ts'

/** The row the public sees; drafts live in the table of versions and leave it alone. */
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
  await breathe()
  if (originalDoc?.id === undefined) return
  const { id } = originalDoc
  context[keyOf(collection.slug, id)] = await readRow(req, collection.slug, id)
}

const tellOfChange: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  await breathe()
  const before = context[keyOf(collection.slug, doc.id)] as Row | undefined
  const after = await readRow(req, collection.slug, doc.id)
  if (!isSeenToChange(before, after)) return
  await followMoves(req, collection.slug, before, after)
  await enqueuePublish(req, tagsOf(collection.slug, before, after))
}

const tellOfDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await forgetMoves(req, collection.slug, doc)
  if (isPublic(doc)) await enqueuePublish(req, tagsOf(collection.slug, doc))
}

/** Tells the site whenever what the public sees of this collection changes. */
export function toldToSite(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberRow],
      afterChange: [...(hooks?.afterChange ?? []), tellOfChange],
      afterDelete: [...(hooks?.afterDelete ?? []), tellOfDeletion],
    },
  }
}
