import { PENDING } from '../element-ids.ts'
import s from './pending.module.css'

/**
 * The pending indicator: a sun that travels along its arc until the page is shown (design.md,
 * "Loading").
 */
export function Pending() {
  return (
    <div id={PENDING} className={s.pending} aria-hidden="true" hidden>
      <i className={`arc ${s.arc}`} />
    </div>
  )
}
