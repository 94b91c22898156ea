import type { ArrayField, CollectionSlug, GroupField, Option, RelationshipField } from 'payload'

/** Kinds of record that have a page of their own, as a link's target names them. */
const records: [target: string, label: string, collection: CollectionSlug][] = [
  ['page', 'Page', 'pages'],
  ['experience', 'Experience', 'experiences'],
  ['category', 'Category of properties', 'real-estate-categories'],
  ['listing', 'Listing', 'listings'],
  ['gallery', 'Gallery', 'galleries'],
]

const targets: Option[] = [
  ...records.map(([value, label]) => ({ label, value })),
  { label: 'A place on the same page', value: 'anchor' },
  { label: 'Another address', value: 'url' },
]

const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S*$/

function checkAddress(value: unknown, { siblingData }: { siblingData: unknown }) {
  const { target } = siblingData as { target?: string }
  if (target !== 'url' || !value) return true
  if (typeof value === 'string' && ADDRESS.test(value)) return true
  return 'Start the address with https://, mailto:, tel:, a slash or #, and leave out spaces.'
}

const ANCHOR = /^#?[A-Za-z][\w-]*$/

function checkAnchor(value: unknown, { siblingData }: { siblingData: unknown }) {
  const { target } = siblingData as { target?: string }
  if (target !== 'anchor' || !value) return true
  if (typeof value === 'string' && ANCHOR.test(value)) return true
  return 'Start with a letter, and use letters, digits, dashes and underscores, such as #pool.'
}

/** The record a link leads to; only the field of the chosen kind is shown. */
function recordField([target, label, relationTo]: (typeof records)[number]): RelationshipField {
  return {
    name: target,
    label,
    type: 'relationship',
    relationTo,
    admin: { condition: (_, sibling) => (sibling.target ?? 'page') === target },
  }
}

/**
 * A link an editor sets: words, and a record of this site, a place on the page or another address.
 * Delivered as `{ id, label, to }` (spec §3 Link).
 */
export function linkField(overrides: { name?: string; label?: string } = {}): GroupField {
  return {
    name: overrides.name ?? 'link',
    label: overrides.label ?? 'Link',
    type: 'group',
    interfaceName: 'LinkRecord',
    fields: [
      {
        name: 'label',
        label: 'Words',
        type: 'text',
        localized: true,
        admin: { description: 'Leave empty and the link is not shown.' },
      },
      {
        name: 'target',
        label: 'Leads to',
        type: 'select',
        options: targets,
        defaultValue: 'page',
        enumName: 'link_target',
      },
      ...records.map(recordField),
      {
        name: 'anchor',
        label: 'Place on the page',
        type: 'text',
        validate: checkAnchor,
        admin: {
          condition: (_, sibling) => sibling.target === 'anchor',
          placeholder: '#pool',
          description: 'The anchor that a block of this page carries.',
        },
      },
      {
        name: 'url',
        label: 'Address',
        type: 'text',
        validate: checkAddress,
        admin: {
          condition: (_, sibling) => sibling.target === 'url',
          placeholder: 'https://example.com or mailto:…',
        },
      },
    ],
  }
}

/** An ordered list of links, delivered as a plain list of `{ id, label, to }`. */
export function linksField(name: string, label: string): ArrayField {
  return {
    name,
    label,
    type: 'array',
    interfaceName: 'LinkRow',
    fields: [linkField()],
    admin: { initCollapsed: true },
  }
}
