'use client'

import { useListQuery } from '@payloadcms/ui'
import { isState, type State, stateWord } from '../../../studio/record-state.ts'
import { stateIn, withState } from '../state-where.ts'
import './state-links.css'

/** The quick filters. The list keeps its query itself, so a click goes through it. */
export function StateLinks({ counts }: { counts: Record<State, number> }) {
  const { query, refineListData } = useListQuery()
  const current = stateIn(query.where)
  const all = counts.draft + counts.published + counts.changed
  const choice = (words: string, count: number, state?: State) => (
    <button
      key={words}
      type="button"
      aria-pressed={state === current}
      onClick={() => void refineListData({ where: withState(query.where, state), page: 1 })}
    >
      {words} <span>{count}</span>
    </button>
  )
  return (
    <nav className="state-links" aria-label="Status">
      {choice('All', all)}
      {Object.keys(counts)
        .filter(isState)
        .map((state) => choice(stateWord(state), counts[state], state))}
    </nav>
  )
}
