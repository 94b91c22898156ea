import type { TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

const checkTitle: TextFieldSingleValidation = (value, options) =>
  value && !value.trim() ? 'Enter a title: this one consists of spaces only.' : text(value, options)

/** The title of a record; its slug is generated from it. */
export function titleField(description: string): TextField {
  return {
    name: 'title',
    label: 'Title',
    type: 'text',
    required: true,
    localized: true,
    validate: checkTitle,
    admin: { description },
  }
}

/** One or two sentences about a record, shown in lists. */
export function descriptionField(description: string): TextareaField {
  return {
    name: 'description',
    label: 'Description',
    type: 'textarea',
    localized: true,
    admin: { rows: 3, description: `${description} Plain text; line breaks are kept.` },
  }
}
