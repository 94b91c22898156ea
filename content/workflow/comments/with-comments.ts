import type { CollectionAfterDeleteHook, CollectionConfig, Field, GlobalConfig } from 'payload'

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

/** Lets editors comment on the records of this collection and on their blocks. */
export function withComments(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const afterDelete = [...(collection.hooks?.afterDelete ?? []), forget]
  const hooks = { ...collection.hooks, afterDelete }
  return { ...collection, hooks, fields: [line, ...collection.fields] }
}

/** As `withComments`, for a global. */
export function globalWithComments(global: GlobalConfig): GlobalConfig {
  return { ...global, fields: [line, ...global.fields] }
}
