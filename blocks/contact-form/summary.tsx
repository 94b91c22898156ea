import { NoticeIcon } from '@belvedere/ui/icons/notice.tsx'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import s from './contact-form.module.css'
import type { FieldError } from './errors.ts'

type Props = {
  heading: string
  errors: FieldError[]
  /** A new object for each attempt to send: then the summary takes the focus again. */
  tried: object
}

/** The error summary, with a link to each field. It takes the focus when errors appear. */
export function Summary({ heading, errors, tried }: Props) {
  return (
    <Notice reason={errors.length > 0 ? tried : undefined}>
      <p>{heading}</p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(id, event)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type NoticeProps = {
  /** Why the notice is shown; undefined hides it. A new object takes the focus again. */
  reason: object | undefined
  children: ReactNode
}

/** A message to the visitor. It takes the focus when it appears. */
export function Notice({ reason, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reason) notice.current?.focus()
  }, [reason])

  return (
    <div ref={notice} className={s.summary} role="alert" tabIndex={-1} hidden={!reason}>
      <NoticeIcon className={s.icon} />
      <div>{reason && children}</div>
    </div>
  )
}

function goTo(id: string, event: MouseEvent) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
