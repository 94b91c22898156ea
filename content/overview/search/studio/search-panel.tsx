'use client'

import { useConfig } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { requestIfPossible } from '../../../studio/request.ts'
import type { ResultGroup, SearchAnswer } from '../results.ts'
import { Glass } from './glass.tsx'
import { SearchResults } from './search-results.tsx'

const HINT = 'Titles, texts, addresses, files and settings. Drafts, too.'

/** What is typed, and what it finds. The arrow keys move through the results, Enter opens one. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const [only, setOnly] = useState<string>()
  const [active, setActive] = useState(0)
  const { groups, state } = useSearch(query, only)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const count = groups.reduce((sum, { results, hasMore }) => sum + results.length + +hasMore, 0)
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const goTo = (index: number) => {
    setActive(index)
    options()[index]?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) goTo((active + step + count) % count)
    if (event.key === 'Enter') options()[active]?.click()
    // The browser would clear the field first.
    if (event.key === 'Escape') onClose()
    if (step || event.key === 'Enter') event.preventDefault()
  }
  const onType = (text: string) => {
    setQuery(text)
    setOnly(undefined)
    setActive(0)
  }
  return (
    <>
      <div className="search__bar">
        <Glass />
        <input
          type="text"
          enterKeyHint="search"
          role="combobox"
          aria-label="Search everything"
          aria-expanded={count > 0}
          aria-controls={id}
          aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder="Search everything"
          value={query}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="search__close" onClick={onClose}>
          Close
        </button>
      </div>
      <p className="search__said" role="status">
        {say(query, count, state)}
      </p>
      <SearchResults
        {...{ id, groups, active, onClose, list }}
        onMore={(name) => {
          setOnly(name)
          setActive(0)
        }}
      />
    </>
  )
}

function say(query: string, count: number, state: 'idle' | 'asking' | 'failed') {
  if (state === 'failed') return 'The search did not answer. Type on to try again.'
  if (query.trim() === '') return HINT
  return count === 0 && state === 'idle' ? `Nothing found for “${query.trim()}”.` : ''
}

type Found = { groups: ResultGroup[]; state: 'idle' | 'asking' | 'failed' }

const NOTHING: Found = { groups: [], state: 'idle' }

/** Wait this long for the next key before searching, in ms. */
const PAUSE_MS = 60

/** Searches while somebody types. The last results stay until the next ones are there. */
function useSearch(query: string, only: string | undefined): Found {
  const { api } = useConfig().config.routes
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    if (query.trim() === '') return setFound(NOTHING)
    setFound(({ groups }) => ({ groups, state: 'asking' }))
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const path = `${api}/search?${parameters(query, only)}`
      const { groups } = (await requestIfPossible<SearchAnswer>(path, { signal })) ?? {}
      if (!signal.aborted)
        setFound(groups ? { groups, state: 'idle' } : { groups: [], state: 'failed' })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, query, only])
  return found
}

const parameters = (q: string, only: string | undefined) =>
  new URLSearchParams({ q, ...(only && { in: only }) })
