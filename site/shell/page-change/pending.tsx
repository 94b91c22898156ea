import { PendingSign } from '@belvedere/ui/themes/slots/pending-sign.tsx'
import { PENDING } from '../element-ids.ts'
import s from './pending.module.css'

/** The pending indicator, until the page is shown (design.md, "Loading"). */
export function Pending() {
  return (
    <div id={PENDING} className={s.pending} aria-hidden="true" hidden>
      <PendingSign />
    </div>
  )
}
