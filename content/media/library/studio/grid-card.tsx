'use client'

import type { Preview } from '../preview.ts'
import { type Card, describe, needsAlt } from './card.ts'
import { Img } from './img.tsx'
import { KindIcon } from './kind-icon.tsx'
import './grid-card.css'

type Props = {
  card: Card
  preview: Preview | undefined
  isSelected: boolean
  /** Undefined where files are not selected but chosen at once. */
  onSelect: (() => void) | undefined
  onChoose: () => void
  action: string
}

/** One file of the grid: a large picture, with the data that distinguishes it from others. */
export function GridCard({ card, preview, isSelected, onSelect, onChoose, action }: Props) {
  const { filename, name, alt, kind, focus } = card
  return (
    <li className="library-card" data-selected={isSelected}>
      <button
        type="button"
        className="library-card__open"
        aria-label={`${action} ${name}${kind === 'film' ? ', Film' : ''}`}
        onClick={onChoose}
      >
        {preview ? (
          <Img
            className="library-card__picture"
            src={preview.src}
            srcSet={preview.srcSet || undefined}
            sizes="(width <= 500px) 45vw, 300px"
            loading="lazy"
            decoding="async"
            data-drawing={filename.endsWith('.svg')}
            style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
          />
        ) : (
          <KindIcon kind={kind} />
        )}
        {kind === 'film' && <span className="library-card__film">Film</span>}
      </button>
      {onSelect && (
        <label className="library-card__select">
          <input type="checkbox" checked={isSelected} onChange={onSelect} />
          <span>Select {name}</span>
        </label>
      )}
      <div className="library-card__text">
        <strong title={filename}>{name}</strong>
        <span>{describe(card)}</span>
        {needsAlt(card) ? (
          <span className="library-card__badge">No alt text</span>
        ) : (
          <span title={alt}>{alt}</span>
        )}
      </div>
    </li>
  )
}
