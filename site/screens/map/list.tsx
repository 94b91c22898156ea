import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import s from './map.module.css'
import type { Place } from './places.ts'

/** A list of places of one kind, with links to their cards. */
export function PlaceList({ title, places }: { title: string; places: Place[] }) {
  if (places.length === 0) return null
  return (
    <div data-place={places[0]?.kind}>
      <h2 className={s.kind}>{title}</h2>
      <ul className={s.list}>
        {places.map(({ id, name, listing }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="d4">{plainTitle(name)}</span>
              {hasWords(listing?.unit) && <span className="num small">{listing.unit}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
