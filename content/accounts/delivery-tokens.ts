import { randomBytes } from 'node:crypto'
import type { CollectionAfterReadHook, CollectionConfig, FieldHook } from 'payload'
import { lastUsedField } from '../delivery/last-used-field.ts'
import { hashToken, INVALID_TOKEN, isToken } from '../delivery/token.ts'
import { forgetTokens } from '../delivery/token-cache.ts'
import { administratorsOnly, noAccess } from '../payload/access.ts'
import { recordTokenChange, recordTokenRemoved } from './audit/token-changes.ts'

const storeHash: FieldHook = ({ siblingData, value }) =>
  !value && typeof siblingData.token === 'string' ? hashToken(siblingData.token) : value

/** The token is not stored: without this hook, reads would return a newly generated default. */
const hideToken: CollectionAfterReadHook = ({ doc: { token: _, ...doc } }) => doc

export const deliveryTokens: CollectionConfig = {
  slug: 'delivery-tokens',
  labels: { singular: 'Delivery token', plural: 'Delivery tokens' },
  graphQL: false,
  admin: {
    group: 'Access',
    useAsTitle: 'name',
    defaultColumns: ['name', 'scope', 'lastUsedAt', 'updatedAt'],
    description: 'Read-only keys with which a site fetches this content.',
  },
  access: {
    admin: () => false,
    create: administratorsOnly,
    read: administratorsOnly,
    update: administratorsOnly,
    delete: administratorsOnly,
  },
  // `delivery/serve.ts` sets the token as the user of a delivery request; without a strategy it
  // gives no access to any other interface.
  auth: { disableLocalStrategy: true, strategies: [] },
  hooks: {
    afterRead: [hideToken],
    afterChange: [forgetTokens, recordTokenChange],
    afterDelete: [forgetTokens, recordTokenRemoved],
  },
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      required: true,
      unique: true,
      admin: { placeholder: 'The public site' },
    },
    {
      name: 'scope',
      label: 'Access',
      type: 'select',
      required: true,
      defaultValue: 'published',
      options: [
        { label: 'Published content', value: 'published' },
        { label: 'Published content and drafts (preview)', value: 'preview' },
      ],
    },
    {
      name: 'token',
      label: 'Token',
      type: 'text',
      virtual: true,
      defaultValue: () => randomBytes(32).toString('base64url'),
      validate: (value: unknown) => !value || isToken(value) || INVALID_TOKEN,
      admin: {
        condition: (data) => !data.id,
        description: 'Copy it now: only its hash is stored, and it is not shown again.',
      },
    },
    lastUsedField,
    {
      name: 'tokenHash',
      type: 'text',
      unique: true,
      index: true,
      hidden: true,
      access: { create: noAccess, read: noAccess, update: noAccess },
      hooks: { beforeChange: [storeHash] },
    },
  ],
}
