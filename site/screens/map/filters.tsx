import { Chip } from '@belvedere/ui/chip.tsx'
import { Select } from '@belvedere/ui/select.tsx'
import { words } from '../words.ts'
import { mapFilters } from './filter-data.ts'
import s from './filters.module.css'
import type { Place } from './places.ts'

const KINDS = ['all', 'houses', 'amenities'] as const

type Props = { houses: Place[]; amenities: Place[] }

/** Filters the places with CSS only: by kind, and listings as in other lists. */
export function Filters({ houses, amenities }: Props) {
  const filters = mapFilters(houses.flatMap(({ listing }) => listing ?? []))
  const hasKinds = houses.length > 0 && amenities.length > 0
  if (!hasKinds && filters.every(({ choices }) => choices.length === 0)) return null
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
      {filters.map(({ field, label, any, choices }, at) => {
        if (choices.length === 0) return null
        return (
          <Select
            key={field}
            className={s.select}
            aria-label={label}
            name={field}
            data-filter={`${at}`}
          >
            <option value="">{any}</option>
            {choices.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )
      })}
    </fieldset>
  )
}
