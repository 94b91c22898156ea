import { linkAddress } from '@belvedere/kit/link-address.ts'
import {
  BoldFeature,
  FixedToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  ParagraphFeature,
} from '@payloadcms/richtext-lexical'
import type { ArrayField } from 'payload'

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
      { name: 'address', label: 'Address', type: 'richText', localized: true, editor: address },
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

const address = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({
      enabledCollections: [
        ...(['pages', 'experiences', 'galleries'] as const),
        ...(['listings', 'real-estate-categories'] as const),
      ],
    }),
    FixedToolbarFeature(),
  ],
})

function checkWebAddress(value: unknown): string | true {
  if (!value) return true
  if (/^https?:/i.test(linkAddress(value) ?? '')) return true
  return 'Enter a full URL that starts with https://.'
}
