import type { GroupField, TextareaField, TextField } from 'payload'

/** Small capitals above a title. */
export function eyebrowField(): TextField {
  return {
    name: 'eyebrow',
    label: 'Eyebrow',
    type: 'text',
    localized: true,
    admin: { description: 'A few words in small capitals above the title.' },
  }
}

/** A display title: line breaks are kept, `*word*` is set in italics. */
export function titleField(overrides: { required?: boolean } = {}): TextareaField {
  return {
    name: 'title',
    label: 'Title',
    type: 'textarea',
    localized: true,
    required: overrides.required ?? false,
    admin: { rows: 2, description: 'Line breaks are kept. *Asterisks* make a word italic.' },
  }
}

/** Body text: an empty line starts a paragraph, a single line break is kept. */
export function bodyField(label = 'Text'): TextareaField {
  return {
    name: 'text',
    label,
    type: 'textarea',
    localized: true,
    admin: { rows: 4, description: 'An empty line starts a paragraph.' },
  }
}

/** Eyebrow, title and text as one group (spec §3, `text` of the 5050 kinds). */
export function textField(): GroupField {
  return {
    name: 'text',
    label: 'Text',
    type: 'group',
    interfaceName: 'TextRecord',
    fields: [eyebrowField(), titleField(), bodyField()],
  }
}
