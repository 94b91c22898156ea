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
}

/** A round arrow, as beside carousels. What it does is up to a block's behaviour. */
export function RoundButton({ label, isBack = false, isIdle = false }: Props) {
  return (
    <button type="button" className={s.round} aria-label={label} aria-disabled={isIdle}>
      <Ring />
      <ArrowIcon className={classNames(s.arrow, isBack && s.back)} />
    </button>
  )
}
