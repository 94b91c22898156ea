import type { Field } from 'payload'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { forgetDeleted, forgetPublished, forgetPublishedGlobal } from './forget.ts'

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
