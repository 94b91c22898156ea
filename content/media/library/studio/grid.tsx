'use client'

import { useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui'
import type { Previews } from '../previews.ts'
import type { Card } from './card.ts'
import { GridCard } from './grid-card.tsx'

type Props = {
  cards: Card[]
  previews: Previews
  canSelect: boolean
  onOpen: (id: number) => void
}

/** The files of this page. A click opens a file, or chooses it for the field of the drawer. */
export function Grid({ cards, previews, canSelect, onOpen }: Props) {
  const { data, query } = useListQuery()
  const { isInDrawer, onSelect } = useListDrawerContext()
  const { selected, setSelection } = useSelection()
  const choose = (id: number) => {
    if (!isInDrawer) return onOpen(id)
    if (canSelect) return setSelection(id)
    const doc = data?.docs.find((one) => one.id === id)
    if (doc) onSelect?.({ collectionSlug: 'media', doc, docID: String(id) })
  }
  if (cards.length === 0) return <Nothing isFiltered={Boolean(query.search || query.where)} />
  return (
    <ul className="library__grid">
      {cards.map((card) => (
        <GridCard
          key={card.id}
          card={card}
          preview={previews[card.id]}
          isSelected={selected.get(card.id) === true}
          onSelect={canSelect ? () => setSelection(card.id) : undefined}
          onChoose={() => choose(card.id)}
          action={isInDrawer ? 'Choose' : 'Open'}
        />
      ))}
    </ul>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <p className="library__nothing">
      {isFiltered
        ? 'No files match this search and these filters.'
        : 'No files yet. Drag pictures, films or documents here, or press Upload.'}
    </p>
  )
}
