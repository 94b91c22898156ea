import { Chip } from '@belvedere/ui/chip.tsx'
import { Select } from '@belvedere/ui/select.tsx'
import { words } from '../words.ts'
import s from './filters.module.css'
import type { Place } from './places.ts'

const KINDS = ['all', 'houses', 'amenities'] as const

type Props = { houses: Place[]; amenities: Place[] }

/** Filters the places, with CSS only: by kind, and houses by bedrooms and availability. */
export function Filters({ houses, amenities }: Props) {
  const leasts = leastBedrooms(houses)
  const statuses = new Set(houses.map(({ listing }) => listing?.status))
  const hasKinds = houses.length > 0 && amenities.length > 0
  const hasStatuses = statuses.has('reserved') && statuses.size > 1
  if (!hasKinds && leasts.length === 0 && !hasStatuses) return null
  return (
    <fieldset className={s.filters} data-filters="">
      <legend className="vh">{words.showOnMap}</legend>
      {hasKinds &&
        KINDS.map((kind) => (
          <Chip
            key={kind}
            name="show"
            data-show={kind}
            label={words.mapFilters[kind]}
            defaultChecked={kind === 'all'}
          />
        ))}
      {leasts.length > 0 && (
        <Select className={s.select} aria-label={words.mapBedrooms.label} name="beds">
          <option value="">{words.mapBedrooms.any}</option>
          {leasts.map((count) => (
            <option key={count} value={count}>
              {words.mapBedrooms.least(count)}
            </option>
          ))}
        </Select>
      )}
      {hasStatuses && (
        <Select className={s.select} aria-label={words.mapStatus.label} name="status">
          <option value="">{words.mapStatus.any}</option>
          <option value="available">{words.mapStatus.available}</option>
        </Select>
      )}
    </fieldset>
  )
}

/** `filters.module.css` has a rule for each number up to this one. */
const MOST = 6

/** The numbers of bedrooms that leave fewer houses than all. */
function leastBedrooms(houses: readonly Place[]): number[] {
  const counts = new Set(houses.map(({ listing }) => Math.floor(listing?.bedrooms ?? 0)))
  const least = Math.min(...counts)
  return [...counts].filter((count) => count > least && count <= MOST).sort((a, b) => a - b)
}
