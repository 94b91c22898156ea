import { NoticeIcon } from '@belvedere/ui/icons/notice.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { ReactNode } from 'react'
import s from './contact-form.module.css'
import { errorSummary } from './error-summary.ts'
import type { FieldError } from './errors.ts'

/** The error summary: how many there are, with a link to each field. */
export function Summary({ errors }: { errors: FieldError[] }) {
  const words = useWords()
  return (
    <Notice about="errors">
      {errors.length > 0 && (
        <>
          <p>{errorSummary(errors.length, words)}</p>
          <ul>
            {errors.map(({ id, message }) => (
              <li key={id}>
                <a href={`#${id}`}>{message}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

type NoticeProps = {
  about: 'errors' | 'outcome'
  /** Without content it is hidden, until the form's script fills it in (`show.ts`). */
  children: ReactNode
}

/** A message to the visitor. */
export function Notice({ about, children }: NoticeProps) {
  return (
    <div className={s.summary} role="alert" tabIndex={-1} hidden={!children} data-notice={about}>
      <NoticeIcon className={s.icon} />
      <div>{children}</div>
    </div>
  )
}
