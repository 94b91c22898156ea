'use client'

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useMemo } from 'react'

/** The record of an open form, and the address at which it is read and saved. */
export type Address = {
  names: { collection: string; id: number | string } | { global: string }
  path: string
  apiRoute: string
  /** The newest version, draft or not. */
  latest: string
  autosave: string
  method: 'PATCH' | 'POST'
}

/** The address of the open record; undefined for a new one that was not saved yet. */
export function useAddress(): Address | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const { code } = useLocale()
  return useMemo(() => {
    const options = `draft=true&depth=0&fallback-locale=null&locale=${code}`
    const make = (names: Address['names'], path: string, method: Address['method']) => ({
      names,
      path,
      apiRoute: api,
      latest: `${path}?${options}`,
      autosave: `${path}?autosave=true&${options}`,
      method,
    })
    if (globalSlug) return make({ global: globalSlug }, `${api}/globals/${globalSlug}`, 'POST')
    if (!collectionSlug || id === undefined) return undefined
    return make({ collection: collectionSlug, id }, `${api}/${collectionSlug}/${id}`, 'PATCH')
  }, [id, collectionSlug, globalSlug, api, code])
}
