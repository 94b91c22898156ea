import { linkAddress } from '@belvedere/kit/link-address.ts'
import type { ArrayField, GroupField, Option } from 'payload'

const targets: Option[] = [
  { label: 'A page of this site', value: 'page' },
  { label: 'Another address', value: 'url' },
]

type Sibling = { siblingData: Partial<Record<'label' | 'target', unknown>> }

/** A link with words but nowhere to lead would be left out without anybody noticing. */
function checkPage(value: unknown, { siblingData: { label, target } }: Sibling) {
  if (value || target === 'url' || !label) return true
  return 'Choose a page, or delete the words of the link.'
}

function checkAddress(value: unknown, { siblingData: { label, target } }: Sibling) {
  if (target !== 'url') return true
  if (!value && label) return 'Write an address, or delete the words of the link.'
  if (!value || linkAddress(value)) return true
  return 'Write an address without spaces: https://example.com, /contact, #anchor, mailto: or tel:.'
}

/**
 * A link an editor sets: words, and a page of this site or another address.
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
        type: 'radio',
        options: targets,
        defaultValue: 'page',
        enumName: 'link_target',
        admin: { layout: 'horizontal' },
      },
      {
        name: 'page',
        label: 'Page',
        type: 'relationship',
        relationTo: 'pages',
        validate: checkPage,
        admin: { condition: (_, sibling) => sibling.target !== 'url' },
      },
      {
        name: 'url',
        label: 'Address',
        type: 'text',
        validate: checkAddress,
        admin: {
          condition: (_, sibling) => sibling.target === 'url',
          placeholder: 'https://example.com, /contact or #anchor',
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
