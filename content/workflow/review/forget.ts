import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

async function forget(req: PayloadRequest, record: string) {
  const where = { record: { equals: record } }
  await req.payload.db.deleteMany({ collection: 'reviews', where, req })
}

/** A published draft is reviewed. */
export const forgetPublished: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published') await forget(req, `${collection.slug}:${doc.id}`)
}

/** As `forgetPublished`, for a global. */
export const forgetPublishedGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status === 'published') await forget(req, `global:${global.slug}`)
}

/** Another record may get the id of a deleted one. */
export const forgetDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) =>
  forget(req, `${collection.slug}:${id}`)
