import type { CollectionConfig, Field } from 'payload'
import { publishersOnly } from '../../payload/access.ts'
import { never } from '../../payload/internal.ts'
import { tryAgainEndpoints } from './endpoints.ts'
import { KIND_LABELS, KINDS, STATE_LABELS, STATES } from './kinds.ts'

const hidden = { hidden: true }

/** Only this service reads it: it may contain what a colleague wrote, or a trace of an address. */
const ownField = { admin: hidden, access: { read: never, create: never, update: never } }

/**
 * The deliveries that enquiries cause: the outbox of `worker.ts`. Rows hold no personal data that
 * outlives the enquiry; its contents are read when they are sent.
 */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  admin: {
    group: 'Visitors',
    description: 'Mails, webhooks and leads that follow from enquiries, and which of them failed.',
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'kind', 'state', 'lastError', 'attempts', 'updatedAt'],
    hidden: ({ user }) => 'role' in user && user.role === 'editor',
    hideAPIURL: true,
    components: { beforeListTable: ['/enquiries/deliveries/studio/list-head.tsx#ListHead'] },
  },
  access: { create: never, read: publishersOnly, update: never, delete: never },
  defaultSort: '-createdAt',
  endpoints: tryAgainEndpoints,
  fields: [
    tryAgainField(),
    { name: 'reference', label: 'Enquiry', type: 'text', required: true, index: true },
    {
      name: 'kind',
      label: 'What',
      type: 'select',
      required: true,
      enumName: 'delivery_kind',
      options: KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    },
    {
      name: 'state',
      label: 'State',
      type: 'select',
      required: true,
      index: true,
      enumName: 'delivery_state',
      options: STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
    },
    { name: 'lastError', label: 'Why it failed', type: 'text' },
    { name: 'attempts', label: 'Attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'sentAt', label: 'Sent', type: 'date' },
    { name: 'enquiry', type: 'number', required: true, index: true, admin: hidden },
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: hidden },
    { name: 'queuedAt', type: 'number', required: true, admin: hidden },
    { name: 'nextAt', type: 'number', required: true, index: true, admin: hidden },
    { name: 'claimedBy', type: 'text', ...ownField },
    { name: 'claimedUntil', type: 'number', required: true, defaultValue: 0, ...ownField },
    { name: 'recipient', type: 'text', index: true, ...ownField },
    { name: 'details', type: 'json', ...ownField },
  ],
}

function tryAgainField(): Field {
  return {
    name: 'tryAgain',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/enquiries/deliveries/studio/try-again.tsx#TryAgain' },
    },
  }
}
