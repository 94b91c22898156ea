'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Glass } from './glass.tsx'
import { SearchResults } from './search-results.tsx'
import { useSearch } from './use-search.ts'

const HINT = 'Titles, texts, addresses, files and settings. Drafts, too.'

/** The typed words, and their results. The arrow keys move through the results, Enter opens one. */
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
