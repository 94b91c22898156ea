import { createHash, randomBytes } from 'node:crypto'
import type { AuthStrategy, CollectionAfterReadHook, CollectionConfig, FieldHook } from 'payload'
import { forgetTokens } from '../delivery/token-cache.ts'
import { editorsOnly, nobody } from './access.ts'

/** What is kept of a token: enough to recognise it, not enough to use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const byBearerToken: AuthStrategy = {
  name: 'delivery-token',
  authenticate: async ({ headers, payload }) => {
    const token = /^Bearer (\S{16,})$/i.exec(headers.get('authorization') ?? '')?.[1]
    if (!token) return { user: null }
    const { docs } = await payload.find({
      collection: 'delivery-tokens',
      where: { tokenHash: { equals: hashToken(token) } },
      limit: 1,
      depth: 0,
      pagination: false,
    })
    const [found] = docs
    return { user: found ? { ...found, collection: 'delivery-tokens' } : null }
  },
}

const keepOnlyItsHash: FieldHook = ({ siblingData, value }) =>
  !value && typeof siblingData.token === 'string' ? hashToken(siblingData.token) : value

/** Reading would otherwise show a newly made default in place of the token that is not stored. */
const showNoToken: CollectionAfterReadHook = ({ doc: { token: _, ...doc } }) => doc

export const deliveryTokens: CollectionConfig = {
  slug: 'delivery-tokens',
  labels: { singular: 'Delivery token', plural: 'Delivery tokens' },
  graphQL: false,
  admin: {
    group: 'Access',
    useAsTitle: 'name',
    defaultColumns: ['name', 'scope', 'updatedAt'],
    description: 'Keys with which a site reads this content. They can read, never write.',
  },
  access: {
    admin: () => false,
    create: editorsOnly,
    read: editorsOnly,
    update: editorsOnly,
    delete: editorsOnly,
  },
  auth: { disableLocalStrategy: true, strategies: [byBearerToken] },
  hooks: {
    afterRead: [showNoToken],
    afterChange: [forgetTokens],
    afterDelete: [forgetTokens],
  },
  fields: [
    {
      name: 'name',
      label: 'Used by',
      type: 'text',
      required: true,
      unique: true,
      admin: { placeholder: 'The public site' },
    },
    {
      name: 'scope',
      label: 'May read',
      type: 'select',
      required: true,
      defaultValue: 'published',
      options: [
        { label: 'What is published', value: 'published' },
        { label: 'Drafts as well (preview)', value: 'preview' },
      ],
    },
    {
      name: 'token',
      label: 'Token',
      type: 'text',
      virtual: true,
      defaultValue: () => randomBytes(32).toString('base64url'),
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && /^\S{32,}$/.test(value))
          ? true
          : 'A token has at least 32 characters and no spaces.',
      admin: {
        condition: (data) => !data.id,
        description: 'Copy it now: it is stored as a fingerprint only and never shown again.',
      },
    },
    {
      name: 'tokenHash',
      type: 'text',
      unique: true,
      index: true,
      hidden: true,
      access: { create: nobody, read: nobody, update: nobody },
      hooks: { beforeChange: [keepOnlyItsHash] },
    },
  ],
}
