import type { CollectionConfig } from 'payload'
import { never } from '../../payload/internal.ts'

const admin = { hidden: true }

/** The name of the collection. */
export const PASSKEYS = 'passkeys' as const

/**
 * The passkeys of accounts: public keys, whose private halves never leave the devices of their owners.
 * The service alone reads and writes them.
 */
export const passkeys: CollectionConfig = {
  slug: PASSKEYS,
  labels: { singular: 'Passkey', plural: 'Passkeys' },
  graphQL: false,
  lockDocuments: false,
  admin,
  access: { create: never, read: never, update: never, delete: never },
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'users', index: true, admin },
    { name: 'name', type: 'text', admin },
    { name: 'credentialId', type: 'text', required: true, unique: true, index: true, admin },
    { name: 'publicKey', type: 'text', required: true, admin },
    // How often the device has used it, if it counts: a smaller number than before is a copy.
    { name: 'counter', type: 'number', required: true, admin },
    // How a browser reaches the device, such as `internal` or `usb`.
    { name: 'transports', type: 'json', admin },
    { name: 'lastUsedAt', type: 'date', admin },
  ],
}
