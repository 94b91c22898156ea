import { Chip } from '@belvedere/ui/chip.tsx'
import { Select } from '@belvedere/ui/select.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { mapFilters } from './filter-data.ts'
import s from './filters.module.css'
import type { Place } from './places.ts'

/** The kinds of places, with the names of their words. */
const KINDS = { all: 'all', houses: 'homes', amenities: 'amenities' } as const

type Props = { houses: Place[]; amenities: Place[] }

/** Filters the places with CSS only: by kind, and listings as in other lists. */
export function Filters({ houses, amenities }: Props) {
  const words = useWords()
  const listings = houses.flatMap(({ listing }) => listing ?? [])
  const filters = mapFilters(listings, words)
  const hasKinds = houses.length > 0 && amenities.length > 0
  if (!hasKinds && filters.length === 0) return null
  return (
    <fieldset className={s.filters} data-filters="">
      <legend className="vh">{words.map.filter}</legend>
      {hasKinds &&
        Object.entries(KINDS).map(([kind, word]) => (
          <Chip
            key={kind}
            name="show"
            data-show={kind}
            label={words.map[word]}
            defaultChecked={kind === 'all'}
          />
        ))}
      {filters.map(({ field, label, any, choices }, at) => (
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
      ))}
    </fieldset>
  )
}
