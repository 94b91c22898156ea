import { housesInWords } from '@belvedere/blocks/parts/listing/words.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { Chip } from '@belvedere/ui/chip.tsx'
import { Select } from '@belvedere/ui/select.tsx'
import {
  BEDROOMS,
  type ListChoice,
  MOST_BEDROOMS,
  SORTS,
  type Sort,
} from '../../content/list-choice.ts'
import { words } from '../words.ts'
import s from './category.module.css'
import type { Counts } from './houses.ts'

type Props = { path: string; choice: ListChoice; counts: Counts }

/** A plain form that asks for the same address with other parameters. */
export function Filters({ path, choice, counts }: Props) {
  return (
    // A browser that brings back what was chosen would leave the address behind: it must not.
    <form
      className={s.filters}
      action={path}
      method="get"
      autoComplete="off"
      aria-label={words.filter}
    >
      <Bedrooms chosen={choice.bedrooms} counts={counts} />
      <div className={s.group}>
        <label className={s.label} htmlFor="sort">
          {words.sort}
        </label>
        <Select id="sort" name="sort" defaultValue={sortValue(choice.sort)}>
          {SORTS.map((sort) => (
            <option key={sort} value={sortValue(sort)}>
              {words.sorts[sort]}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" label={words.show} className={s.submit} />
      <p className={`num ${s.count}`} role="status">
        {housesInWords(counts.chosen)}
      </p>
    </form>
  )
}

/** What goes without saying is not sent. */
function sortValue(sort: Sort) {
  return sort === SORTS[0] ? '' : sort
}

/** Only numbers that some house has are there to choose, besides the one that is chosen. */
function Bedrooms({ chosen, counts }: { chosen: number | undefined; counts: Counts }) {
  const offered = BEDROOMS.filter((count) => counts.byBedrooms.get(count) || count === chosen)
  if (offered.length < 2 && chosen === undefined) return null
  return (
    <fieldset className={s.group}>
      <legend className="vh">{words.bedrooms}</legend>
      <span className={s.label} aria-hidden="true">
        {words.bedrooms}
      </span>
      <Bedroom value="" label={words.any} isChosen={chosen === undefined} />
      {offered.map((count) => (
        <Bedroom
          key={count}
          value={String(count)}
          label={count === MOST_BEDROOMS ? `${count}+` : String(count)}
          isChosen={count === chosen}
        />
      ))}
    </fieldset>
  )
}

type BedroomProps = { value: string; label: string; isChosen: boolean }

function Bedroom({ value, label, isChosen }: BedroomProps) {
  const id = `bedrooms-${value || 'any'}`
  return <Chip id={id} name="bedrooms" value={value} label={label} defaultChecked={isChosen} />
}
