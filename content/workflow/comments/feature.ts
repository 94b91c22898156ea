import type { CollectionAfterDeleteHook, Field } from 'payload'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'

const line: Field = {
  name: 'comments',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/workflow/comments/studio/comments-line.tsx#CommentsLine' },
  },
}

const forget: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const where = { record: { equals: `${collection.slug}:${id}` } }
  await req.payload.db.deleteMany({ collection: 'comments', where, req })
}

/** Lets editors comment on records with drafts and on their blocks. */
export const commenting: Feature = {
  collection: (collection) =>
    collection.versions
      ? addToCollection(collection, { above: [line], hooks: { afterDelete: [forget] } })
      : collection,
  global: (global) => addToGlobal(global, { above: [line] }),
}
