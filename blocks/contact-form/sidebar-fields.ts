import { isMailAddress } from '@belvedere/kit/enquiry/mail-address.ts'
import { linkAddress } from '@belvedere/kit/link-address.ts'
import type { Block, TextareaField, TextField } from 'payload'

/** The contacts beside the form (spec §3: text, address, email, phone). */
export const sidebarKinds: Block[] = [
  {
    slug: 'contact_text',
    interfaceName: 'ContactTextRecord',
    labels: { singular: 'Text', plural: 'Texts' },
    admin: { disableBlockName: true },
    fields: [titleField('Visiting'), plainField('content', 'Text')],
  },
  {
    slug: 'contact_address',
    interfaceName: 'ContactAddressRecord',
    labels: { singular: 'Address', plural: 'Addresses' },
    admin: { disableBlockName: true },
    fields: [
      titleField('The gatehouse'),
      plainField('address', 'Address'),
      {
        name: 'map',
        label: 'Map link',
        type: 'text',
        validate: checkMap,
        admin: {
          placeholder: 'https://maps.google.com/…',
          description: 'Shown as a button below the address.',
        },
      },
    ],
  },
  {
    slug: 'contact_email',
    interfaceName: 'ContactEmailRecord',
    labels: { singular: 'E-mail', plural: 'E-mails' },
    admin: { disableBlockName: true },
    fields: [
      titleField('Write'),
      { name: 'email', label: 'E-mail', type: 'text', required: true, validate: checkMail },
    ],
  },
  {
    slug: 'contact_phone',
    interfaceName: 'ContactPhoneRecord',
    labels: { singular: 'Telephone', plural: 'Telephones' },
    admin: { disableBlockName: true },
    fields: [
      titleField('Call'),
      {
        name: 'phone',
        label: 'Telephone',
        type: 'text',
        required: true,
        validate: checkPhone,
        admin: { placeholder: '+44 20 7946 0185', description: 'Include the country code.' },
      },
    ],
  },
]

function titleField(placeholder: string): TextField {
  return { name: 'title', label: 'Title', type: 'text', localized: true, admin: { placeholder } }
}

function plainField(name: string, label: string): TextareaField {
  return {
    name,
    label,
    type: 'textarea',
    localized: true,
    required: true,
    admin: { description: 'Plain text. Line breaks are kept.' },
  }
}

function checkMap(value: unknown) {
  if (!value || linkAddress(value)?.startsWith('http')) return true
  return 'Paste the URL of the map, starting with https://.'
}

function checkMail(value: unknown) {
  if (typeof value === 'string' && isMailAddress(value.trim())) return true
  return 'Enter an e-mail address, for example hello@example.com.'
}

function checkPhone(value: unknown) {
  if (typeof value === 'string' && /^\+?[\d\s()./-]{3,30}$/.test(value.trim())) return true
  return 'Enter a telephone number in digits, for example +44 20 7946 0185.'
}
