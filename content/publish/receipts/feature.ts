import type { Field } from 'payload'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { globalReceiptEndpoint, recordReceiptEndpoint } from './receipt-endpoint.ts'

const notice: Field = {
  name: 'receipt',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/publish/receipts/receipt-notice.tsx#ReceiptNotice' },
  },
}

/** Shows above the fields of a record the effect of its last publish on the site. */
export const receipts: Feature = {
  collection: (collection) =>
    addToCollection(collection, {
      above: [notice],
      endpoints: [recordReceiptEndpoint(collection.slug)],
    }),
  global: (global) =>
    addToGlobal(global, { above: [notice], endpoints: [globalReceiptEndpoint(global.slug)] }),
}
