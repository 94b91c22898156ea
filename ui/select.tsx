import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import s from './select.module.css'

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  [data: `data-${string}`]: string | undefined
}

/** A list to choose one thing from, with an arrow of ours. The class goes to the box around it. */
export function Select({ className, children, ...select }: Props) {
  return (
    <span className={classNames(s.select, className)}>
      <select {...select}>{children}</select>
    </span>
  )
}
