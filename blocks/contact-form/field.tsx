import { NoticeIcon } from '@belvedere/ui/icons/notice.tsx'
import type { ReactNode } from 'react'
import s from './contact-form.module.css'

const faultId = (id: string) => `${id}-fault`

/** What a control that has to be right carries. */
export function checked(id: string, fault: string | undefined) {
  return {
    id,
    required: true,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': fault === undefined ? undefined : faultId(id),
  }
}

type Props = {
  id: string
  label: string
  note?: string
  fault?: string | undefined
  className?: string
  children: ReactNode
}

/** A label, its control, and what is wrong with it. */
export function Field({ id, label, note, fault, className, children }: Props) {
  return (
    <div className={className}>
      <div className={s.field}>
        <label htmlFor={id}>
          {label}
          {note && <span className={s.optional}> {note}</span>}
        </label>
        {children}
        <Fault id={id} fault={fault} />
      </div>
    </div>
  )
}

/** The sentence beside a control that says what is wrong with it. */
export function Fault({ id, fault }: Pick<Props, 'id' | 'fault'>) {
  if (fault === undefined) return null

  return (
    <div id={faultId(id)} className={s.fault}>
      <NoticeIcon />
      <span>{fault}</span>
    </div>
  )
}
