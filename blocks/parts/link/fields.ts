import type { ArrayField, GroupField, RelationshipField } from 'payload'
import { checkAddress, checkAnchor, checkRecord } from './checks.ts'
import { type Kind, records, targetOf, targets } from './targets.ts'

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
