import type { InputHTMLAttributes } from 'react'
import s from './chip.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: string
  [data: `data-${string}`]: string | undefined
}

/** One choice of several, as a pill. Those of one name belong together. */
export function Chip({ label, ...input }: Props) {
  return (
    <label className={s.chip}>
      <input type="radio" {...input} />
      <span>{label}</span>
    </label>
  )
}
