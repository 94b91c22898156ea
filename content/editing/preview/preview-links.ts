import {
  type CollectionConfig,
  type Field,
  type FieldHook,
  NotFound,
  type PayloadRequest,
} from 'payload'
import { mayShare } from '../../delivery/preview/maker.ts'
import { isPublisher, noAccess, publishersOnly } from '../../payload/access.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { dayAndTimePicker } from '../../studio/house-format.ts'
import { readId } from '../../studio/read-request.ts'
import { makeLinkEndpoint } from './make-link.ts'

/** `POST /api/preview-links/<id>/revoke`: ends a link, and every preview opened with it, at once. */
const revokeLinkEndpoint = endpoint(isPublisher, 'post', '/:id/revoke', async (req) => {
  const revokedAt = await revoke(req, readId(req))
  if (!revokedAt) throw new NotFound(req.t)
  return { revokedAt }
})

/** A link that is revoked already keeps its date. */
async function revoke(req: PayloadRequest, id: number) {
  const collection = 'preview-links'
  const where = { id: { equals: id } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, req })
  const [link] = docs
  if (!link || link.revokedAt) return link?.revokedAt
  const data = { revokedAt: new Date().toISOString() }
  return (await req.payload.update({ collection, id, data, depth: 0, req })).revokedAt
}

type Dates = { expiresAt?: unknown; revokedAt?: unknown }

/** The state of a link that works. */
const WORKS = 'Works'

/** The state of a link whose maker's account is deleted, or may no longer publish. */
const MAKER_LEFT = 'Ended: its maker may not publish'

/** Whether a preview link works, in the words of the studio. */
function stateOf({ expiresAt, revokedAt }: Dates, now = Date.now()): string {
  if (revokedAt) return 'Revoked'
  return new Date(String(expiresAt)).getTime() > now ? WORKS : 'Ended'
}

const readState: FieldHook = async ({ data, req }) => {
  const state = stateOf({ ...data })
  if (state !== WORKS) return state
  return (await mayShare(req.payload, data?.createdBy)) ? state : MAKER_LEFT
}

const byService = { position: 'sidebar', readOnly: true } as const

/** Links that show a draft to people without an account. They are made on the form of the record. */
export const previewLinks: CollectionConfig = {
  slug: 'preview-links',
  labels: { singular: 'Preview link', plural: 'Preview links' },
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  admin: {
    group: 'Access',
    hidden: ({ user }) => 'role' in user && user.role === 'editor',
    useAsTitle: 'page',
    defaultColumns: ['page', 'note', 'state', 'expiresAt', 'createdBy', 'lastUsedAt', 'uses'],
    description:
      'Addresses that show the draft of one page to people without an account. Make one with “Share a preview” on the form of the page.',
  },
  defaultSort: '-createdAt',
  access: {
    create: () => false,
    read: publishersOnly,
    update: () => false,
    delete: publishersOnly,
  },
  endpoints: [makeLinkEndpoint, revokeLinkEndpoint],
  fields: [
    {
      name: 'revoke',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/editing/preview/studio/revoke-field.tsx#RevokeField' },
      },
    },
    { name: 'page', label: 'Page', type: 'text', required: true },
    { name: 'note', label: 'Note', type: 'text', maxLength: 200 },
    state(),
    date('expiresAt', 'Ends', { required: true }),
    date('revokedAt', 'Revoked'),
    {
      name: 'createdBy',
      label: 'Made by',
      type: 'relationship',
      relationTo: 'users',
      admin: { ...byService, allowEdit: false },
    },
    date('lastUsedAt', 'Last used'),
    { name: 'uses', label: 'Times used', type: 'number', defaultValue: 0, admin: byService },
    { name: 'record', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'slug', type: 'text', hidden: true },
    {
      name: 'tokenHash',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hidden: true,
      access: { create: noAccess, read: noAccess, update: noAccess },
    },
  ],
}

function state(): Field {
  return {
    name: 'state',
    label: 'State',
    type: 'text',
    virtual: true,
    hooks: { afterRead: [readState] },
    admin: { ...byService, disableListFilter: true },
  }
}

function date(name: string, label: string, rest: { required?: boolean } = {}): Field {
  const admin = { ...byService, date: dayAndTimePicker }
  return { name, label, type: 'date', admin, ...rest }
}
