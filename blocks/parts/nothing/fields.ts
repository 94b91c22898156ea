import type { UIField } from 'payload'

/** In the place of fields, a sentence on what the block will show. */
export function nothingToFillIn(words: string): UIField {
  return {
    name: 'nothingToFillIn',
    type: 'ui',
    admin: {
      components: { Field: { path: '/studio/sentence.tsx#Sentence', clientProps: { words } } },
    },
  }
}
