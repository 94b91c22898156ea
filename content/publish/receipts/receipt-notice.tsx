'use client'

import { useConfig, useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import { ReceiptLine } from './receipt-line.tsx'

/** Above the fields of a form: the effect of its last publish on the site. */
export function ReceiptNotice() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { routes } = useConfig().config
  const { mostRecentUpdate } = useDocumentEvents()
  const record = collectionSlug ? `${collectionSlug}/${id}` : `globals/${globalSlug}`
  const isOwn =
    isPublished(mostRecentUpdate?.doc) &&
    (globalSlug ? mostRecentUpdate?.entitySlug === globalSlug : mostRecentUpdate?.id === id)
  const published = isOwn ? mostRecentUpdate?.updatedAt : undefined
  return <ReceiptLine url={`${routes.api}/${record}/receipt`} published={published} />
}

function isPublished(doc: object | undefined) {
  return doc !== undefined && '_status' in doc && doc._status === 'published'
}
