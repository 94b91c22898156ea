import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import s from './strip.module.css'

type Props = { label: string; className?: string | undefined; children: ReactNode }

/**
 * A list that scrolls sideways, its items as children: by hand and by keyboard without any script.
 * A `Stepper` beside it gets its life from `moveStrip`.
 */
export function Strip({ label, className, children }: Props) {
  return (
    <ul
      className={classNames(s.strip, className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be in reach of the keyboard
      tabIndex={0}
      aria-label={label}
      data-strip=""
      data-reveal="fade"
    >
      {children}
    </ul>
  )
}
