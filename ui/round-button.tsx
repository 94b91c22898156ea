import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ArrowIcon } from './icons/arrow.tsx'
import { Ring } from './icons/ring.tsx'
import s from './round-button.module.css'

type Props = {
  label: string
  /** The arrow points back instead of forward. */
  isBack?: boolean
  /** Out of reach for now. The button keeps the focus, so that a keyboard does not lose its place. */
  isIdle?: boolean
  onPress?: () => void
  /** Stands in for the arrow. */
  children?: ReactNode
}

/** A round arrow, as beside carousels. In static blocks what it does is up to their behaviour. */
export function RoundButton({ label, isBack = false, isIdle = false, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={s.round}
      aria-label={label}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : onPress}
    >
      <Ring />
      {children ?? <ArrowIcon className={classNames(s.arrow, isBack && s.back)} />}
    </button>
  )
}
