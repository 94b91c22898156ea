import type { FieldHook, TextField } from 'payload'

const RESERVED = new Set(['map', 'real-estate', 'media', 'builds', 'graphql', 'preview', 'assets'])
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The words of a title as an address: `Bahía Clara, today` becomes `bahia-clara-today`. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/[\u0300-\u036f*]/g, '')
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Whether a page may live at this address; else a sentence that says what to do. */
export function checkSlug(value: unknown): string | true {
  if (typeof value !== 'string' || value === '') return 'Give the page a title or an address.'
  if (RESERVED.has(value)) {
    return `The site itself lives at “${value}”. Choose another address, for example “about-${value}”.`
  }
  if (value.length > 80) return 'Shorten the address to 80 letters.'
  if (PATTERN.test(value)) return true
  return `Use small letters, digits and single dashes, for example “${slugOf(value) || 'the-bay'}”.`
}

/**
 * Fills an empty address from the title, except while autosaving: then the title is still being
 * typed.
 */
const fromTitle: FieldHook = ({ value, data, req }) => {
  if (value || req.query?.autosave === 'true') return value
  return typeof data?.title === 'string' ? slugOf(data.title) || value : value
}

const asCopy: FieldHook = ({ value }) => (value ? `${value}-copy` : value)

/** The last part of a record's address, below the path where records of its kind live. */
export function slugField(path?: string): TextField {
  return {
    name: 'slug',
    label: 'Address',
    type: 'text',
    localized: true,
    unique: true,
    index: true,
    validate: checkSlug,
    hooks: { beforeValidate: [fromTitle], beforeDuplicate: [asCopy] },
    admin: {
      position: 'sidebar',
      placeholder: 'the-lagoon',
      description: [
        'The last part of the page’s address. Left empty, it is made from the title.',
        ...(path ? [`It comes after ${path}`] : []),
      ].join(' '),
    },
  }
}
