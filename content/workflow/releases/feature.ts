import type { Field } from 'payload'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { forgetRecord } from './forget.ts'
import { keepSeen, keepSeenGlobal } from './keep-seen.ts'

const line: Field = {
  name: 'releases',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/workflow/releases/studio/release-line.tsx#ReleaseLine' },
  },
}

/**
 * Shows above the fields of a record with drafts its releases, and a button that adds it to one.
 */
export const inReleases: Feature = {
  collection: (collection) =>
    collection.versions
      ? addToCollection(collection, {
          above: [line],
          hooks: { afterChange: [keepSeen], afterDelete: [forgetRecord] },
        })
      : collection,
  global: (global) =>
    addToGlobal(global, { above: [line], hooks: { afterChange: [keepSeenGlobal] } }),
}
