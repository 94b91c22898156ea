import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ArrowIcon } from './icons/arrow.tsx'
import { Ring } from './icons/ring.tsx'
import s from './round-button.module.css'

type Props = {
  label: string
  /** Whether the arrow points back. */
  isBack?: boolean
  /** Disables the button but keeps it focusable, so that keyboard users don't lose their place. */
  isIdle?: boolean
  onPress?: () => void
  /** Replaces the arrow. */
  children?: ReactNode
}

/**
 * A round arrow button, as in carousels. In server-rendered blocks the behaviour attaches its
 * action.
 */
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
