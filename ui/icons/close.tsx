import { classNames } from '../class-names.ts'
import s from './icon.module.css'

/** A cross, for closing. */
export function CloseIcon({ className }: { className?: string }) {
  return (
    <svg className={classNames(s.icon, className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d="m2 2 12 12M14 2 2 14" />
    </svg>
  )
}
