'use client'

import { useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type FoundView, readFoundView } from '../../delivery/found/view.ts'
import { NEW_ID } from '../../delivery/unsaved/new-id.ts'
import { FoundAsker } from './found-asker.ts'
import { SearchResult } from './search-result.tsx'

/**
 * The page in the results of a search engine and in a message, from the current state of the form.
 */
export function FoundPanel() {
  const { view, isLate } = useFound()
  return (
    <section className="found-panel" aria-label="How this page is found">
      {isLate && (
        <p className="found-panel__late" role="status">
          This view is not up to date: the content service does not answer.
        </p>
      )}
      {view ? (
        <div className="found-panel__views">
          <SearchResult view={view} />
          <ShareResult view={view} />
        </div>
      ) : (
        !isLate && <p className="found-panel__late">Loading how this page is found …</p>
      )}
    </section>
  )
}

/** The page as a message or a network shows a link to it. */
function ShareResult({ view }: { view: FoundView }) {
  const { picture, problem, share, address } = view
  return (
    <figure className="found-result">
      <figcaption>In messages and networks</figcaption>
      <div className="found-card">
        {picture ? (
          // biome-ignore lint/performance/noImgElement: it is in the answer already.
          <img src={picture} width={1200} height={630} alt={`Share picture: ${share.title}`} />
        ) : (
          <p className="found-card__none">{problem ?? 'The share picture is being drawn …'}</p>
        )}
        <div className="found-card__words">
          <p className="found-card__host">{address === null ? '' : new URL(address).host}</p>
          <p className="found-card__title">{share.title || 'No title'}</p>
          {share.description && <p className="found-card__text">{share.description}</p>}
        </div>
      </div>
    </figure>
  )
}

/** Delay after the last key before a request is sent. */
const PAUSE_MS = 250

/** The search and share result of the form in its current state; undefined until known. */
function useFound(): { view: FoundView | undefined; isLate: boolean } {
  const [state] = useAllFormFields()
  const { config } = useConfig()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const record = globalSlug ? `global:${globalSlug}` : `${collectionSlug}:${id ?? NEW_ID}`
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
