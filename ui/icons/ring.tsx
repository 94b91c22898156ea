import { classNames } from '../class-names.ts'
import s from './ring.module.css'

/** A circle drawn around an arrow; the surrounding control sets `--drawn` to 1. */
export function Ring({ className }: { className?: string }) {
  return (
    <svg className={classNames(s.ring, className)} viewBox="0 0 56 56" aria-hidden="true">
      <circle cx="28" cy="28" r="27" pathLength="1" />
      <circle className={s.drawn} cx="28" cy="28" r="27" pathLength="1" />
    </svg>
  )
}
