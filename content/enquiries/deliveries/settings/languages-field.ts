import type { TextField } from 'payload'

/** The languages of visitors that a text is for. */
export const languagesField: TextField = {
  name: 'languages',
  label: 'Language',
  type: 'text',
  maxLength: 200,
  admin: { description: 'As the form names it; several names with commas: Deutsch, German.' },
}
