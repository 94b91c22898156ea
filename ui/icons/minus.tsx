import { classNames } from '../class-names.ts'
import s from './icon.module.css'

/** A minus, the counterpart of the plus. */
export function MinusIcon({ className }: { className?: string }) {
  return (
    <svg className={classNames(s.icon, className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M1 8h14" />
    </svg>
  )
}
