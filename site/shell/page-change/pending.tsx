import { PENDING } from '../places.ts'
import s from './pending.module.css'

/**
 * Shows that the next page is late: the sun travels its arc until the page is there (design.md,
 * "Loading").
 */
export function Pending() {
  return (
    <div id={PENDING} className={s.pending} aria-hidden="true" hidden>
      <i className={`arc ${s.arc}`} />
    </div>
  )
}
