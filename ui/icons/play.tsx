import { classNames } from '../class-names.ts'
import s from './icon.module.css'

/** A triangle, for playing. */
export function PlayIcon({ className }: { className?: string }) {
  return (
    <svg className={classNames(s.icon, s.solid, className)} viewBox="0 0 14 16" aria-hidden="true">
      <path d="M1 1.2v13.6L13 8z" />
    </svg>
  )
}
