'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { Comments } from './store.ts'

const stores = new Map<string, Comments>()
const none = new Comments('')
const never = () => () => undefined

/**
 * The comments of the surrounding form; undefined while its record has not been saved, and for
 * patterns, which have none.
 */
export function useComments() {
  const { id, collectionSlug, docConfig, globalSlug } = useDocumentInfo()
  const own = id === undefined || !docConfig?.versions ? undefined : `${collectionSlug}:${id}`
  const record = globalSlug ? `global:${globalSlug}` : own
  const comments = record === undefined ? undefined : storeOf(record)
  const state = useSyncExternalStore(
    comments?.subscribe ?? never,
    (comments ?? none).state,
    none.state,
  )
  return { comments, ...state }
}

function storeOf(record: string): Comments {
  const store = stores.get(record) ?? new Comments(record)
  stores.set(record, store)
  return store
}
