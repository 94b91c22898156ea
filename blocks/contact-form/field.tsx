import { NoticeIcon } from '@belvedere/ui/icons/notice.tsx'
import type { ReactNode } from 'react'
import s from './contact-form.module.css'

const errorId = (id: string) => `${id}-fault`

/** The attributes of a control, with or without an error. */
export function controlProps(id: string, error: string | undefined) {
  return { id, ...(error && { 'aria-invalid': true, 'aria-describedby': errorId(id) }) }
}

type Props = {
  id: string
  label: string
  note?: string | false | undefined
  error?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A label, its control and its validation message. */
export function Field({ id, label, note, error, className, children }: Props) {
  return (
    <div className={className}>
      <div className={s.field}>
        <label htmlFor={id}>
          {label}
          {note && <span className={s.optional}> {note}</span>}
        </label>
        {children}
        <ErrorMessage id={id} error={error} />
      </div>
    </div>
  )
}

function ErrorMessage({ id, error }: Pick<Props, 'id' | 'error'>) {
  if (!error) return null

  return (
    <div id={errorId(id)} className={s.error}>
      <NoticeIcon />
      <span>{error}</span>
    </div>
  )
}
