import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { globalReceiptEndpoint, recordReceiptEndpoint } from './receipt-endpoint.ts'

const controls = ['/publish/receipts/receipt-notice.tsx#ReceiptNotice']

/** Shows on the form of a record the effect of its last publish on the site. */
export const receipts: Feature = {
  collection: (collection) =>
    addToCollection(collection, {
      controls,
      endpoints: [recordReceiptEndpoint(collection.slug)],
    }),
  global: (global) =>
    addToGlobal(global, { controls, endpoints: [globalReceiptEndpoint(global.slug)] }),
}
