import { linkAddress } from '@belvedere/kit/link-address.ts'
import type { ArrayField } from 'payload'
import { proseEditor } from './prose/editor.ts'

/** An address is a few lines, and perhaps a link. */
const editor = proseEditor({ hasLists: false })

/** Up to two contact addresses in the menu. */
export function menuDataField(): ArrayField {
  return {
    name: 'menuData',
    label: 'Addresses',
    labels: { singular: 'Address', plural: 'Addresses' },
    type: 'array',
    maxRows: 2,
    interfaceName: 'MenuDataRecord',
    admin: { initCollapsed: true },
    fields: [
      { name: 'title', label: 'Title', type: 'text', localized: true },
      { name: 'address', label: 'Address', type: 'richText', localized: true, editor },
      {
        name: 'map',
        label: 'Map link',
        type: 'text',
        validate: checkWebAddress,
        admin: { placeholder: 'https://maps.example.com/…' },
      },
      { name: 'mail', label: 'E-mail', type: 'email' },
      { name: 'phone', label: 'Telephone', type: 'text' },
    ],
  }
}

function checkWebAddress(value: unknown): string | true {
  if (!value) return true
  if (/^https?:/i.test(linkAddress(value) ?? '')) return true
  return 'Enter a full URL that starts with https://.'
}
