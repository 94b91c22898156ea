import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import s from './legend.module.css'
import pin from './pin.module.css'
import type { Place } from './places.ts'

/** Explains the kinds of pin that are on the plan. */
export function Legend({ places }: { places: readonly Place[] }) {
  const kinds = new Set(places.map(({ kind, listing }) => keyOf(kind, listing?.status)))
  const shown = entriesIn(useWords()).filter(({ place, status }) => kinds.has(keyOf(place, status)))
  return (
    <ul className={s.legend} data-key="">
      {shown.map((entry) => (
        <li key={entry.label} data-place={entry.place} data-status={entry.status}>
          <span className={pin.dot} aria-hidden="true" />
          {entry.label}
        </li>
      ))}
    </ul>
  )
}

type Status = NonNullable<Place['listing']>['status']

type Entry = { place: Place['kind']; status?: NonNullable<Status>; label: string }

function entriesIn({ map, listing }: SiteWords): Entry[] {
  return [
    { place: 'house', label: map.forSale },
    { place: 'house', status: 'reserved', label: listing.reserved },
    { place: 'house', status: 'sold', label: listing.sold },
    { place: 'amenity', label: map.amenity },
  ]
}

/** Houses without a status are available. */
function keyOf(kind: Place['kind'], status: Status | undefined) {
  return kind === 'house' && status && status !== 'available' ? status : kind
}
