import { classNames } from '../class-names.ts'
import s from './icon.module.css'

/** An exclamation mark in a circle. */
export function NoticeIcon({ className }: { className?: string }) {
  return (
    <svg className={classNames(s.icon, className)} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.2" />
      <path d="M8 4.2v4.6M8 11.4v.2" />
    </svg>
  )
}
