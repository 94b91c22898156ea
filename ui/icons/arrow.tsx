import { classNames } from '../class-names.ts'
import s from './icon.module.css'

/** The long arrow of buttons, text links and steppers. */
export function ArrowIcon({ className }: { className?: string }) {
  return (
    <svg className={classNames(s.icon, s.arrow, className)} viewBox="0 0 26 12" aria-hidden="true">
      <path d="M0 6h25M19.5 .8 25 6l-5.5 5.2" />
    </svg>
  )
}
