import { keyOf, referencesOf } from '../references.ts'
import { type Check, warn } from './warning.ts'

/** Pictures without alt text. */
export const altTexts: Check = (leaves, records) =>
  leaves.flatMap((leaf) =>
    referencesOf(leaf.field, leaf.value).flatMap((one) => {
      const known = records.get(keyOf(one))
      if (!known?.file?.mimeType.startsWith('image/') || known.file.alt) return []
      const sentence = `“${known.name}” has no alt text, so people who cannot see it learn nothing of it. Describe it in Media.`
      return [warn(leaf, sentence)]
    }),
  )
