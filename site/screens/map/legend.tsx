import { words } from '../words.ts'
import s from './legend.module.css'
import pin from './pin.module.css'
import type { Place } from './places.ts'

/** Explains the kinds of pin that are on the plan. */
export function Legend({ places }: { places: readonly Place[] }) {
  const kinds = new Set(places.map(({ kind, listing }) => keyOf(kind, listing?.status)))
  const shown = ENTRIES.filter(({ place, status }) => kinds.has(keyOf(place, status)))
  return (
    <ul className={s.legend}>
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

const ENTRIES: Entry[] = [
  { place: 'house', label: words.legend.house },
  { place: 'house', status: 'reserved', label: words.legend.reserved },
  { place: 'house', status: 'sold', label: words.legend.sold },
  { place: 'amenity', label: words.legend.amenity },
]

/** Houses without a status are available. */
function keyOf(kind: Place['kind'], status: Status | undefined) {
  return kind === 'house' && status && status !== 'available' ? status : kind
}
