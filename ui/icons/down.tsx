import { classNames } from '../class-names.ts'
import s from './icon.module.css'

/** A short arrow down. */
export function DownIcon({ className }: { className?: string }) {
  return (
    <svg className={classNames(s.icon, s.down, className)} viewBox="0 0 12 18" aria-hidden="true">
      <path d="M6 0v17M.8 11.8 6 17l5.2-5.2" />
    </svg>
  )
}
