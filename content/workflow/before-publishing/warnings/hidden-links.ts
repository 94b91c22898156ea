import { keyOf, referencesOf } from '../references.ts'
import { type Check, warn } from './warning.ts'

/** Links to records that are hidden from visitors, or deleted. */
export const hiddenLinks: Check = (leaves, records) =>
  leaves.flatMap((leaf) =>
    referencesOf(leaf.field, leaf.value).flatMap((one) => {
      const known = records.get(keyOf(one))
      if (known?.isPublic) return []
      const sentence = known
        ? `${known.noun} “${known.name}” is not published, so visitors do not see it here. Publish it, too.`
        : 'This refers to something that was deleted. Choose another, or take it out.'
      return [warn(leaf, sentence)]
    }),
  )
