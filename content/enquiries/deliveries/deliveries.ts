import {
  type CollectionConfig,
  type Endpoint,
  type Field,
  Forbidden,
  type PayloadRequest,
  type Where,
} from 'payload'
import { isEditor, isPublisher, publishersOnly } from '../../payload/access.ts'
import { never } from '../../payload/internal.ts'
import { refusal } from '../../payload/refusal.ts'
import { canSendMail, NO_SERVER } from '../../service/mail/send-mail.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { type DeliveryState, KIND_LABELS, KINDS, STATE_LABELS, STATES } from './kinds.ts'
import { makeDue } from './make-due.ts'

const AGAIN = 'It is tried again now.'
const NONE = 'It was sent meanwhile, or is being sent at this moment.'

const FAILED: DeliveryState[] = ['failed', 'given-up']

/**
 * `POST /api/deliveries/12/try-again` and `/api/deliveries/try-again`: failed deliveries are due at
 * once.
 */
const tryAgainEndpoints: Endpoint[] = [
  // Who answers enquiries sees what became of the answer, and so may try it again.
  endpoint(isEditor, 'post', '/:id/try-again', async (req) => {
    const one: Where = { id: { equals: Number(req.routeParams?.id) || 0 } }
    if (!isPublisher({ req }) && !(await isAnswer(req, one))) throw new Forbidden(req.t)
    const isKept: Where = { and: [one, { state: { equals: 'kept' } }] }
    const { totalDocs } = await req.payload.db.count({ collection: 'deliveries', where: isKept })
    if (totalDocs > 0 && !canSendMail()) throw refusal(NO_SERVER)
    const which: Where = { and: [one, { state: { in: [...FAILED, 'kept'] } }] }
    if ((await makeDue(req.payload, which)) === 0) throw refusal(NONE)
    return { message: AGAIN }
  }),
  endpoint(isPublisher, 'post', '/try-again', async (req) => {
    // Kept mails become due by themselves once there is a server: `resume-kept.ts`.
    const count = await makeDue(req.payload, { state: { in: FAILED } })
    return { message: count === 1 ? AGAIN : `${count} are tried again now.` }
  }),
]

const hidden = { hidden: true }

/** Only this service reads it: it may contain what a colleague wrote, or a trace of an address. */
const ownField = { admin: hidden, access: { read: never, create: never, update: never } }

async function isAnswer({ payload }: PayloadRequest, one: Where) {
  const where: Where = { and: [one, { kind: { equals: 'answer' } }] }
  return (await payload.db.count({ collection: 'deliveries', where })).totalDocs > 0
}

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
