import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { recordAudit } from '../accounts/audit/record.ts'
import { administratorsOnly, editorsOnly } from '../payload/access.ts'
import { withRecordLock } from '../payload/workarounds/record-lock.ts'
import type { Enquiry } from '../payload-types.ts'
import { answerFields } from './answers/answer-fields.ts'
import { forgetDeliveries } from './deliveries/forget-deliveries.ts'
import { enquiryEndpoints } from './endpoints.ts'
import { SEARCHED } from './filters.ts'
import { keepAsSent, keepTimes } from './keep-as-sent.ts'
import { Ledger } from './ledger.ts'
import { sentFields } from './sent-fields.ts'
import { workFields } from './work-fields.ts'

const collection = 'enquiries' as const

/**
 * The pending deliveries of an enquiry are deleted with it. It is added to the ledger first, so
 * that neither a restored backup nor the site restores its data.
 */
const forgetEnquiry: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id } }
  const found = await req.payload.db.findOne<Enquiry>({ collection, where, req })
  if (found?.key) await Ledger.addEnquiry(found.key)
  await forgetDeliveries(req, [Number(id)])
  await recordAudit(req, { event: 'enquiry-deleted', title: found?.reference ?? `${id}` })
}

/**
 * Enquiries to the owner. The service stores them (`receive.ts`); the studio works on them. They
 * are personal data: no delivery token, search or overview sees them.
 */
export const enquiries: CollectionConfig = withRecordLock({
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  admin: {
    group: 'Visitors',
    useAsTitle: 'reference',
    defaultColumns: [
      'reference',
      'name',
      'about',
      'source',
      'state',
      'assignee',
      'dueAt',
      'acceptedAt',
    ],
    listSearchableFields: [...SEARCHED],
    components: {
      beforeListTable: ['/enquiries/studio/list-tabs.tsx#ListTabs'],
      afterListTable: ['/enquiries/studio/person-tools.tsx#PersonTools'],
      views: { edit: { root: { Component: '/enquiries/studio/enquiry-view.tsx#EnquiryView' } } },
    },
  },
  defaultSort: '-acceptedAt',
  access: {
    create: () => false,
    read: editorsOnly,
    update: editorsOnly,
    delete: administratorsOnly,
  },
  // For the tabs of the list, and for the check every minute for overdue enquiries.
  indexes: [{ fields: ['state', 'dueAt'] }],
  hooks: {
    beforeOperation: [keepAsSent],
    beforeChange: [keepTimes],
    beforeDelete: [forgetEnquiry],
  },
  endpoints: enquiryEndpoints,
  fields: [...sentFields, ...workFields, ...answerFields],
})
