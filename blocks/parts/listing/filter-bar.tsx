import { Chip } from '@belvedere/ui/chip.tsx'
import { Select } from '@belvedere/ui/select.tsx'
import type { ReactNode } from 'react'
import s from './filter-bar.module.css'
import { housesInWords } from './words.ts'

const NAME = 'Filter houses'

type BarProps = {
  /** How many houses are left. */
  count: number
  /** The address that a form asks with what is chosen; without one a script does it in the page. */
  action?: string
  children: ReactNode
}

/** What a list of houses is narrowed to and sorted by, and how many are left. */
export function FilterBar({ count, action, children }: BarProps) {
  const parts = (
    <>
      {children}
      <p className={s.count} role="status" data-count="">
        {housesInWords(count)}
      </p>
    </>
  )
  if (action === undefined) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: it holds fieldsets and more, which are not one
      <div role="group" className={s.bar} aria-label={NAME} data-filters="">
        {parts}
      </div>
    )
  }
  return (
    // A browser that brings back what was chosen would leave the address behind: it must not.
    <form className={s.bar} action={action} method="get" autoComplete="off" aria-label={NAME}>
      {parts}
    </form>
  )
}

/** A value to narrow to, and the words for it; the empty one is no choice at all. */
export type Choice = { value: string; label: string; id?: string }

type ChipsProps = {
  label: string
  /** Of the fields. */
  name: string
  choices: Choice[]
  chosen?: string
  /** What a script knows the filter by. */
  filter?: string
}

/** One choice of several, of which the first is any. */
export function FilterChips({ label, name, choices, chosen = '', filter }: ChipsProps) {
  return (
    <fieldset className={s.group}>
      <legend className={s.label}>{label}</legend>
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          {...{ name, ...choice }}
          defaultChecked={choice.value === chosen}
          data-filter={filter}
        />
      ))}
    </fieldset>
  )
}

type SortProps = { id: string; name?: string; chosen?: string; choices: Choice[] }

/** What a list is sorted by. */
export function FilterSort({ id, name, chosen, choices }: SortProps) {
  return (
    <div className={s.group}>
      <label className={s.label} htmlFor={id}>
        Sort
      </label>
      <Select id={id} name={name} defaultValue={chosen} data-sort="">
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
