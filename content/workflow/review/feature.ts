import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Field,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'

const line: Field = {
  name: 'review',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/workflow/review/studio/review-line.tsx#ReviewLine' },
  },
}

/** Lets editors mark drafts as ready for review. */
export const reviewing: Feature = {
  collection: (collection) =>
    collection.versions
      ? addToCollection(collection, {
          above: [line],
          hooks: { afterChange: [forgetPublished], afterDelete: [forgetDeleted] },
        })
      : collection,
  global: (global) =>
    addToGlobal(global, { above: [line], hooks: { afterChange: [forgetPublishedGlobal] } }),
}

async function forget(req: PayloadRequest, record: string) {
  const where = { record: { equals: record } }
  await req.payload.db.deleteMany({ collection: 'reviews', where, req })
}

/** What is published was reviewed. */
const forgetPublished: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published') await forget(req, `${collection.slug}:${doc.id}`)
}

/** As `forgetPublished`, for a global. */
const forgetPublishedGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status === 'published') await forget(req, `global:${global.slug}`)
}

/** Another record may get the id of a deleted one. */
const forgetDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) =>
  forget(req, `${collection.slug}:${id}`)
