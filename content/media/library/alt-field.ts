import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

/** Several files are uploaded at once before anybody describes them; no description gets lost. */
const keepsDescription: TextFieldSingleValidation = (value, options) => {
  if (!value?.trim() && options.previousValue)
    return 'Describe the file in one short sentence: pages that show it need its alt text.'
  return text(value, options)
}

/** The alt text of a file, with a suggestion while there is none. */
export const altField: TextField = {
  name: 'alt',
  label: 'Alt text',
  type: 'text',
  localized: true,
  validate: keepsDescription,
  admin: {
    description: 'Describes the file for people who cannot see it, in one short sentence.',
    components: { afterInput: ['/media/library/studio/alt-suggestion.tsx#AltSuggestion'] },
  },
}
