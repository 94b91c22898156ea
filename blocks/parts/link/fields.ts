import type { ArrayField, GroupField, Option } from 'payload'

const targets: Option[] = [
  { label: 'A page of this site', value: 'page' },
  { label: 'Another address', value: 'url' },
]

const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S*$/

function checkAddress(value: unknown, { siblingData }: { siblingData: unknown }) {
  const { target } = siblingData as { target?: string }
  if (target !== 'url' || !value) return true
  if (typeof value === 'string' && ADDRESS.test(value)) return true
  return 'Start the address with https://, mailto:, tel:, a slash or #, and leave out spaces.'
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
