import type { ArrayField, Field, GroupField, RelationshipField } from 'payload'
import { collectionPages } from '../../page-kinds.ts'
import { checkAddress, checkAnchor, checkRecord } from './checks.ts'
import { type Kind, targetOf, targets } from './targets.ts'

/** The record that a link points to; shown if its kind is the chosen target. */
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
 * A link: its text, and a record of this site, an anchor on the page or a URL. Delivered as
 * `{ id, label, to }` (spec §3 Link).
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
        label: 'Link text',
        type: 'text',
        localized: true,
        admin: { description: 'Without text the link is not shown.' },
      },
      {
        name: 'target',
        label: 'Link to',
        type: 'select',
        options: targets,
        defaultValue: 'page',
        enumName: 'link_target',
      },
      ...collectionPages.map(recordField),
      {
        name: 'anchor',
        label: 'Anchor',
        type: 'text',
        validate: checkAnchor,
        admin: {
          condition: (_, sibling) => sibling.target === 'anchor',
          placeholder: '#pool',
          description: 'The anchor of a block on this page.',
        },
      },
      {
        name: 'url',
        label: 'URL',
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

/** An ordered list of links, delivered as a list of `{ id, label, to }`. */
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

/** Whether a field is the one of a link into which an address is typed. */
export function isTypedAddress(field: Field): boolean {
  return 'validate' in field && field.validate === checkAddress
}
