'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'

export type Record = {
  /** `pages:12` or `global:home`. */
  ref: string
  /** The address of the record in the REST API. */
  api: string
}

/** The record of the form; undefined while it has not been saved. */
export function useRecord(): Record | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { api } = useConfig().config.routes
  if (globalSlug) return { ref: `global:${globalSlug}`, api: `${api}/globals/${globalSlug}` }
  if (!collectionSlug || id === undefined) return undefined
  return { ref: `${collectionSlug}:${id}`, api: `${api}/${collectionSlug}/${id}` }
}
