import { words } from '../words.ts'
import s from './legend.module.css'
import pin from './pin.module.css'
import type { Place } from './places.ts'

/** Explains the kinds of pin that are on the plan. */
export function Legend({ places }: { places: readonly Place[] }) {
  const isReserved = ({ listing }: Place) => listing?.status === 'reserved'
  const has = (kind: Place['kind']) => places.some((one) => one.kind === kind && !isReserved(one))
  return (
    <ul className={s.legend}>
      {has('house') && <Entry place="house" label={words.legend.house} />}
      {places.some(isReserved) && (
        <Entry place="house" status="reserved" label={words.legend.reserved} />
      )}
      {has('amenity') && <Entry place="amenity" label={words.legend.amenity} />}
    </ul>
  )
}

type EntryProps = { place: Place['kind']; status?: string; label: string }

function Entry({ place, status, label }: EntryProps) {
  return (
    <li data-place={place} data-status={status}>
      <span className={pin.dot} aria-hidden="true" />
      {label}
    </li>
  )
}
