import type { GroupField, RichTextField, TextareaField, TextField } from 'payload'

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

/** Prose: paragraphs and lists with bold, italics and links, in the studio's editor of prose. */
export function bodyField(label = 'Text', description?: string): RichTextField {
  return {
    name: 'text',
    label,
    type: 'richText',
    localized: true,
    ...(description && { admin: { description } }),
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
