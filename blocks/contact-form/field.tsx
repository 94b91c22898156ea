import { NoticeIcon } from '@belvedere/ui/icons/notice.tsx'
import type { ReactNode } from 'react'
import s from './contact-form.module.css'
import { errorId } from './errors.ts'

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
      <div className={s.field} data-field="">
        <label htmlFor={id}>
          {label}
          {note && <span className={s.optional}> {note}</span>}
        </label>
        {children}
        {error && <ErrorMessage id={errorId(id)} error={error} />}
      </div>
    </div>
  )
}

/** The message at a field. Without an id and words it is the form's script that fills it in. */
export function ErrorMessage({ id, error }: { id?: string; error?: string }) {
  return (
    <div id={id} className={s.error} data-error="">
      <NoticeIcon />
      <span>{error}</span>
    </div>
  )
}

type BoxProps = {
  id: string
  label: string
  /** After the words; outside of the label, so that following it does not tick the box. */
  link?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** A box to tick beside its words, with its validation message below. */
export function Box({ id, label, link, error, children }: BoxProps) {
  return (
    <div className={s.whole} data-field="">
      <div className={s.check}>
        {children}
        <span>
          <label htmlFor={id}>{label}</label>
          {link}
        </span>
      </div>
      {error && <ErrorMessage id={errorId(id)} error={error} />}
    </div>
  )
}
