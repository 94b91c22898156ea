'use client'

import { Link, useConfig } from '@payloadcms/ui'
import type { RefObject } from 'react'
import { stateWord } from '../../../studio/record-state.ts'
import type { Piece } from '../excerpt.ts'
import type { Result, ResultGroup } from '../results.ts'

type Props = {
  id: string
  groups: ResultGroup[]
  /** The index of the chosen option among all. */
  active: number
  list: RefObject<HTMLDivElement | null>
  onMore: (group: string) => void
  onClose: () => void
}

/** The results by kind: title, the path in the record, and the matching words. */
export function SearchResults({ id, groups, active, list, onMore, onClose }: Props) {
  const { admin } = useConfig().config.routes
  let place = 0
  const next = () => {
    const own = place++
    return { id: `${id}-${own}`, role: 'option', 'aria-selected': own === active } as const
  }
  return (
    <div className="search__results" role="listbox" id={id} ref={list} aria-label="Results">
      {groups.map(({ name, label, results, hasMore }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
        <div key={name} role="group" aria-label={label}>
          <span className="search__kind" aria-hidden="true">
            {label}
          </span>
          {results.map((result) => (
            <Link
              {...next()}
              key={result.path}
              className="search__result"
              tabIndex={-1}
              href={admin + result.path}
              onClick={onClose}
            >
              <Found {...result} />
            </Link>
          ))}
          {hasMore && (
            <button
              {...next()}
              type="button"
              className="search__more"
              tabIndex={-1}
              onClick={() => onMore(name)}
            >
              More {label.toLowerCase()}
            </button>
          )}
        </div>
      ))}
    </div>
  )
}

function Found({ title, where, excerpt, state }: Result) {
  return (
    <>
      <span className="search__title">
        <Pieces pieces={title} />
        {state !== 'published' && <em>{stateWord(state)}</em>}
      </span>
      {excerpt && (
        <span className="search__excerpt">
          {where && <b>{where}</b>} <Pieces pieces={excerpt} />
        </span>
      )}
    </>
  )
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isHit }, i) =>
    // The pieces of a text have no names, and are replaced together.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    isHit ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
  )
}
