import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Field,
  GlobalAfterChangeHook,
} from 'payload'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { forgetReview } from './forget-review.ts'

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

/** A published draft is reviewed. */
const forgetPublished: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published') await forgetReview(req, `${collection.slug}:${doc.id}`)
}

/** As `forgetPublished`, for a global. */
const forgetPublishedGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status === 'published') await forgetReview(req, `global:${global.slug}`)
}

/** Another record may get the id of a deleted one. */
const forgetDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forgetReview(req, `${collection.slug}:${id}`)
}
