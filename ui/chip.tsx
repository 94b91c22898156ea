import type { InputHTMLAttributes } from 'react'
import s from './chip.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: string
  [data: `data-${string}`]: string | undefined
}

/** A radio button that looks like a pill. Chips with the same `name` form a group. */
export function Chip({ label, ...input }: Props) {
  return (
    <label className={s.chip}>
      <input type="radio" {...input} />
      <span>{label}</span>
    </label>
  )
}
