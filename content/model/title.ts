import type { TextareaField, TextField } from 'payload'

/** The name of a record, from which its address is made. */
export function titleField(description: string): TextField {
  return {
    name: 'title',
    label: 'Title',
    type: 'text',
    required: true,
    localized: true,
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
