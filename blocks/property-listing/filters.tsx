import { Chip } from '@belvedere/ui/chip.tsx'
import { Select } from '@belvedere/ui/select.tsx'
import type { ShownListing } from '../parts/listing/listing.ts'
import { housesInWords } from '../parts/listing/words.ts'
import { bedroomChoices, type Choice, statusChoices } from './choices.ts'
import s from './property-listing.module.css'

type Props = { listings: ShownListing[]; id: string }

/** What the list below can be narrowed to and sorted by; `behaviour.ts` does it. */
export function Filters({ listings, id }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds two fieldsets and more, which are not one
    <div role="group" className={s.filters} aria-label="Filter houses" data-filters="">
      <Chips name="bedrooms" label="Bedrooms" choices={bedroomChoices(listings)} id={id} />
      <Chips name="status" label="Availability" choices={statusChoices(listings)} id={id} />
      <Sort id={`sort-${id}`} />
      <p className={s.count} role="status" data-count="">
        {housesInWords(listings.length)}
      </p>
    </div>
  )
}

type ChipsProps = { name: string; label: string; choices: Choice[]; id: string }

/** One choice of several, of which the first is no choice at all. */
function Chips({ name, label, choices, id }: ChipsProps) {
  if (choices.length === 0) return null

  return (
    <fieldset className={s.group}>
      <legend className={s.label}>{label}</legend>
      {[{ value: '', label: 'Any' }, ...choices].map((choice) => (
        <Chip
          key={choice.value}
          name={`${name}-${id}`}
          {...choice}
          defaultChecked={choice.value === ''}
          data-filter={name}
        />
      ))}
    </fieldset>
  )
}

function Sort({ id }: { id: string }) {
  return (
    <div className={s.group}>
      <label className={s.label} htmlFor={id}>
        Sort
      </label>
      <Select id={id} data-sort="">
        <option value="">As listed</option>
        <option value="unit">By unit</option>
        <option value="price-desc">Price, high to low</option>
        <option value="price">Price, low to high</option>
        <option value="area-desc">Area</option>
      </Select>
    </div>
  )
}
