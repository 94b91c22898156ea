import type { UIField } from 'payload'

/** A help text for a block without fields. */
export function nothingToFillIn(text: string): UIField {
  return {
    name: 'nothingToFillIn',
    type: 'ui',
    admin: {
      components: { Field: { path: '/studio/help-text.tsx#HelpText', clientProps: { text } } },
    },
  }
}
