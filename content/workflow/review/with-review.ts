import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { forgetDeleted, forgetPublished, forgetPublishedGlobal } from './forget.ts'

const line: Field = {
  name: 'review',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/workflow/review/studio/review-line.tsx#ReviewLine' },
  },
}

/** Lets editors mark drafts of this collection as ready for review. */
export function withReview(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const { hooks } = collection
  return {
    ...collection,
    fields: [line, ...collection.fields],
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), forgetPublished],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetDeleted],
    },
  }
}

/** As `withReview`, for a global. */
export function globalWithReview(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  const afterChange = [...(hooks?.afterChange ?? []), forgetPublishedGlobal]
  return { ...global, fields: [line, ...global.fields], hooks: { ...hooks, afterChange } }
}
