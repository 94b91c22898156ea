'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { isFields } from './same.ts'

/** The name of a record that a field refers to, fetched once it is shown. */
export function RecordName({ collection, id }: { collection: string; id: string }) {
  const { config, getEntityConfig } = useConfig()
  const [name, setName] = useState<string>()
  const titleField = getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id'
  const url = `${config.routes.api}/${collection}/${id}?draft=true&depth=0`
  useEffect(() => {
    const controller = new AbortController()
    void readTitle(url, titleField, controller.signal).then(setName)
    return () => controller.abort()
  }, [url, titleField])
  return name ?? `No. ${id}`
}

async function readTitle(url: string, field: string, signal: AbortSignal) {
  try {
    const response = await fetch(url, { credentials: 'include', signal })
    const doc: unknown = response.ok ? await response.json() : undefined
    const title = isFields(doc) ? (doc[field] ?? doc.filename) : undefined
    return typeof title === 'string' && title ? title : undefined
  } catch {
    return undefined
  }
}
