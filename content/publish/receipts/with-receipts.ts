import type { CollectionConfig, GlobalConfig } from 'payload'
import { globalReceiptEndpoint, recordReceiptEndpoint } from './receipt-endpoint.ts'

const NOTICE = '/publish/receipts/receipt-notice.tsx#ReceiptNotice'

/** Says on the form of a record what became of its last publish on the site. */
export function withReceipts(collection: CollectionConfig): CollectionConfig {
  const { admin, endpoints, slug } = collection
  const components = admin?.components
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), NOTICE]
  return {
    ...collection,
    endpoints: [...(endpoints || []), recordReceiptEndpoint(slug)],
    admin: {
      ...admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
    },
  }
}

/** The same for a global. */
export function globalWithReceipts(global: GlobalConfig): GlobalConfig {
  const { admin, endpoints, slug } = global
  const components = admin?.components
  const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), NOTICE]
  return {
    ...global,
    endpoints: [...(endpoints || []), globalReceiptEndpoint(slug)],
    admin: {
      ...admin,
      components: { ...components, elements: { ...components?.elements, beforeDocumentControls } },
    },
  }
}
