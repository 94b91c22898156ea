import type { InputHTMLAttributes } from 'react'
import s from './chip.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: string
  /** How many there are of it. */
  count?: number | undefined
  [data: `data-${string}`]: string | undefined
}

/** A radio button that looks like a pill. Chips with the same `name` form a group. */
export function Chip({ label, count, ...input }: Props) {
  return (
    <label className={s.chip}>
      <input type="radio" {...input} />
      <span>
        {label}
        {count !== undefined && <small className="num">{` (${count})`}</small>}
      </span>
    </label>
  )
}
