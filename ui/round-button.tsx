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
  /** Left out in static blocks, whose behaviour listens instead. */
  onPress?: () => void
}

/** A round arrow, as beside carousels. */
export function RoundButton({ label, isBack = false, isIdle = false, onPress }: Props) {
  return (
    <button
      type="button"
      className={s.round}
      aria-label={label}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : onPress}
    >
      <Ring />
      <ArrowIcon className={classNames(s.arrow, isBack && s.back)} />
    </button>
  )
}
