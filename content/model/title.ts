import type { TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

const checkTitle: TextFieldSingleValidation = (value, options) =>
  value && !value.trim() ? 'Write a title: these are only spaces.' : text(value, options)

/** The name of a record, from which its address is made. */
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

/** One or two sentences about a record, shown where it is listed. */
export function descriptionField(description: string): TextareaField {
  return {
    name: 'description',
    label: 'Description',
    type: 'textarea',
    localized: true,
    admin: { rows: 3, description },
  }
}
