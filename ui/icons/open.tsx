import { classNames } from '../class-names.ts'
import s from './icon.module.css'

/** Two arrows to the corners, for opening in the lightbox. */
export function OpenIcon({ className }: { className?: string }) {
  return (
    <svg className={classNames(s.icon, className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M10 1.5h4.5V6M14.5 1.5 9 7M6 14.5H1.5V10M1.5 14.5 7 9" />
    </svg>
  )
}
