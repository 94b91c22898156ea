import { NoticeIcon } from '@belvedere/ui/icons/notice.tsx'
import type { ReactNode } from 'react'
import s from './contact-form.module.css'

type Faults = { missing: string; wrong?: string }

/** What a control that has to be right carries for `behaviour.ts`. */
export function checked({ missing, wrong }: Faults) {
  return { required: true, 'data-missing': missing, 'data-wrong': wrong }
}

type Props = {
  id: string
  label: string
  note?: string
  /** Left out where nothing can be wrong. */
  isChecked?: boolean
  className?: string
  children: ReactNode
}

/** A label, its control, and room for what may be wrong with it. */
export function Field({ id, label, note, isChecked, className, children }: Props) {
  return (
    <div className={className}>
      <div className={s.field}>
        <label htmlFor={id}>
          {label}
          {note && <span className={s.optional}> {note}</span>}
        </label>
        {children}
        {isChecked && <Fault id={id} />}
      </div>
    </div>
  )
}

/** Empty until `behaviour.ts` finds something wrong. */
export function Fault({ id }: { id: string }) {
  return (
    <div id={`${id}-fault`} className={s.fault} hidden>
      <NoticeIcon />
      <span />
    </div>
  )
}
