import { anchorAddress, linkAddress } from '@belvedere/kit/link-address.ts'
import type { ArrayField, CollectionSlug, GroupField, Option, RelationshipField } from 'payload'

type Kind = { target: string; label: string; collection: CollectionSlug; wanted: string }

/** Kinds of record that have a page of their own, as a link's target names them. */
const records: Kind[] = [
  { target: 'page', label: 'Page', collection: 'pages', wanted: 'a page' },
  { target: 'experience', label: 'Experience', collection: 'experiences', wanted: 'an experience' },
  {
    target: 'category',
    label: 'Category of properties',
    collection: 'real-estate-categories',
    wanted: 'a category',
  },
  { target: 'listing', label: 'Listing', collection: 'listings', wanted: 'a listing' },
  { target: 'gallery', label: 'Gallery', collection: 'galleries', wanted: 'a gallery' },
]

const targets: Option[] = [
  ...records.map(({ target, label }) => ({ label, value: target })),
  { label: 'A place on the same page', value: 'anchor' },
  { label: 'Another address', value: 'url' },
]

type Sibling = { siblingData: Partial<Record<'label' | 'target', unknown>> }

/** Links that were set before there were other targets name none and lead to a page. */
const targetOf = ({ target }: Sibling['siblingData']) => target ?? 'page'

/** A link with words but nowhere to lead would be left out without anybody noticing. */
function checkRecord({ target, wanted }: Kind) {
  return (value: unknown, { siblingData }: Sibling) => {
    if (value || targetOf(siblingData) !== target || !siblingData.label) return true
    return `Choose ${wanted}, or delete the words of the link.`
  }
}

function checkAddress(value: unknown, { siblingData: { label, target } }: Sibling) {
  if (target !== 'url') return true
  if (!value && label) return 'Write an address, or delete the words of the link.'
  if (!value || linkAddress(value)) return true
  return 'Write an address without spaces: https://example.com, /contact, #anchor, mailto: or tel:.'
}

function checkAnchor(value: unknown, { siblingData: { label, target } }: Sibling) {
  if (target !== 'anchor') return true
  if (!value && label) return 'Write an anchor, or delete the words of the link.'
  if (!value || anchorAddress(value)) return true
  return 'Start with a letter, and use letters, digits, dashes and underscores, such as #pool.'
}

/** The record a link leads to; only the field of the chosen kind is shown. */
function recordField(kind: Kind): RelationshipField {
  return {
    name: kind.target,
    label: kind.label,
    type: 'relationship',
    relationTo: kind.collection,
    validate: checkRecord(kind),
    admin: { condition: (_, sibling) => targetOf(sibling) === kind.target },
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
