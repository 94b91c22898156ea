import { say } from '@belvedere/kit/words/say.ts'
import { Chip } from '@belvedere/ui/chip.tsx'
import { Select } from '@belvedere/ui/select.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { ReactNode } from 'react'
import s from './filter-bar.module.css'

type BarProps = {
  /** The number of matching listings. */
  count: number
  /** The URL that the form requests; without one a script filters in the page. */
  action?: string
  children: ReactNode
}

/** Filters and sort order of a list, with the number of matches. */
export function FilterBar({ count, action, children }: BarProps) {
  const { list, locale } = useWords()
  const parts = (
    <>
      {children}
      <p className={s.count} role="status" data-count={action ? '' : JSON.stringify(list.count)}>
        {say(list.count, { count }, locale)}
      </p>
    </>
  )
  if (action === undefined) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend
      <div role="group" className={s.bar} aria-label={list.filter} data-filters="">
        {parts}
      </div>
    )
  }
  return (
    // Without autoComplete="off" the browser restores choices that do not match the URL.
    <form
      className={s.bar}
      action={action}
      method="get"
      autoComplete="off"
      aria-label={list.filter}
    >
      {parts}
    </form>
  )
}

/** A filter value, its label, and how many listings have it; an empty value does not filter. */
export type Choice = { value: string; label: string; count?: number; id?: string }

type ChipsProps = {
  label: string
  /** Name of the inputs. */
  name: string
  choices: Choice[]
  chosen?: string
  /** The key of the filter for scripts. */
  filter?: string
}

/**
 * A group of radio buttons; the first one is “any”. No fieldset: WebKit sets a legend above the
 * choices, not beside them.
 */
export function FilterChips({ label, name, choices, chosen = '', filter }: ChipsProps) {
  return (
    <div role="radiogroup" className={s.group} aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`} className={s.label}>
        {label}
      </span>
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          {...{ name, ...choice }}
          defaultChecked={choice.value === chosen}
          data-filter={filter}
        />
      ))}
    </div>
  )
}

type SortProps = { id: string; name?: string; chosen?: string; choices: Choice[] }

/** The sort order. */
export function FilterSort({ id, name, chosen, choices }: SortProps) {
  return (
    <div className={s.group}>
      <label className={s.label} htmlFor={id}>
        {useWords().list.sort}
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
