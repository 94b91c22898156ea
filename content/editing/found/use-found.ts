'use client'

import { useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type FoundView, readFoundView } from '../../delivery/found/view.ts'
import { FoundAsker } from './found-asker.ts'

/** Delay after the last key before a request is sent. */
const PAUSE_MS = 250

/** The search and share result of the form in its current state; undefined until known. */
export function useFound(): { view: FoundView | undefined; isLate: boolean } {
  const [state] = useAllFormFields()
  const { config } = useConfig()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const record = globalSlug ? `global:${globalSlug}` : `${collectionSlug}:${id ?? 'new'}`
  const [view, setView] = useState<FoundView>()
  const [isLate, setLate] = useState(false)
  const asker = useRef<FoundAsker>(undefined)
  useEffect(() => {
    const ask = async (body: string) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${config.routes.api}/found`, { method: 'POST', headers, body })
      const answer = response.ok ? readFoundView(await response.json()) : undefined
      if (!answer) throw new Error(`The service answered with ${response.status}.`)
      return answer
    }
    const own = new FoundAsker({ record, ask, onView: setView, onLate: setLate })
    asker.current = own
    return () => own.close()
  }, [config.routes.api, record])
  useEffect(() => {
    const timer = setTimeout(() => void asker.current?.show(state), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state])
  return { view, isLate }
}
