import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import s from './select.module.css'

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  [data: `data-${string}`]: string | undefined
}

/** A native select with a custom arrow. The class name goes to the wrapper. */
export function Select({ className, children, ...select }: Props) {
  return (
    <span className={classNames(s.select, className)}>
      <select {...select}>{children}</select>
    </span>
  )
}
