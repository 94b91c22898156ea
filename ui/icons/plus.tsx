import { classNames } from '../class-names.ts'
import s from './icon.module.css'

/** A plus for rows that expand; rotated by 135° it is a cross. */
export function PlusIcon({ className }: { className?: string }) {
  return (
    <svg className={classNames(s.icon, className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1v14M1 8h14" />
    </svg>
  )
}
