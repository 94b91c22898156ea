import { statusLabel } from '@belvedere/blocks/parts/listing/words.ts'
import { say } from '@belvedere/kit/words/say.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import { filterData } from './filter-data.ts'
import s from './list.module.css'
import type { Place } from './places.ts'

type Props = { title: string; places: Place[]; chosen: string | null }

/** A list of places of one kind, with links to their cards. */
export function PlaceList({ title, places, chosen }: Props) {
  if (places.length === 0) return null
  return (
    <div data-place={places[0]?.kind}>
      <h2 className={s.kind}>{title}</h2>
      <ul className={s.list}>
        {places.map((place) => (
          <li key={place.id} {...filterData(place)}>
            <Row place={place} isChosen={place.id === chosen} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Row({
  place: { id, name, listing, walk },
  isChosen,
}: {
  place: Place
  isChosen: boolean
}) {
  const { listing: labels, map, locale } = useWords()
  const status = statusLabel(listing?.status ?? null, labels)
  return (
    <a href={`#${id}`} aria-current={isChosen || undefined}>
      <span className="d4">{plainTitle(name)}</span>
      <span className={s.facts}>
        {status && <span className={s.status}>{status}</span>}
        {walk && (
          <span className={`num ${s.walk}`}>
            {say(map.walkShort, { count: walk.minutes }, locale)}
          </span>
        )}
        {hasWords(listing?.unit) && <span className="num">{listing.unit}</span>}
      </span>
    </a>
  )
}
