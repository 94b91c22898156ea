import { classNames } from '../class-names.ts'
import s from './icon.module.css'

/** Two bars, for pausing. */
export function PauseIcon({ className }: { className?: string }) {
  return (
    <svg className={classNames(s.icon, s.solid, className)} viewBox="0 0 14 16" aria-hidden="true">
      <path d="M2.5 1.5h2.2v13H2.5zM9.3 1.5h2.2v13H9.3z" />
    </svg>
  )
}
