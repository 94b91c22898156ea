import { randomBytes } from 'node:crypto'
import type { CollectionAfterReadHook, CollectionConfig, FieldHook } from 'payload'
import { hashToken, isToken, TOKEN_WANTED } from '../delivery/token.ts'
import { forgetTokens } from '../delivery/token-cache.ts'
import { administratorsOnly, nobody } from './access.ts'

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
    create: administratorsOnly,
    read: administratorsOnly,
    update: administratorsOnly,
    delete: administratorsOnly,
  },
  // A token is the user of a delivery request, which `delivery/serve.ts` sees to; without a strategy
  // it opens nothing else.
  auth: { disableLocalStrategy: true, strategies: [] },
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
      validate: (value: unknown) => !value || isToken(value) || TOKEN_WANTED,
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
