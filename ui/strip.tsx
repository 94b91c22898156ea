import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import s from './strip.module.css'

type Props = { label: string; className?: string | undefined; children: ReactNode }

/**
 * A horizontally scrolling list that works by touch and keyboard without scripts. `moveStrip`
 * connects it to a `Stepper`.
 */
export function Strip({ label, className, children }: Props) {
  return (
    <ul
      className={classNames(s.strip, className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      data-strip=""
      data-reveal="strip"
    >
      {children}
    </ul>
  )
}
