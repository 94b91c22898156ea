import { NoticeIcon } from '@belvedere/ui/icons/notice.tsx'
import { type MouseEvent, useEffect, useRef } from 'react'
import s from './contact-form.module.css'
import { errorHeading, type FieldError } from './validation.ts'

/** The error summary, with a link to each field. It takes the focus when errors appear. */
export function Summary({ errors }: { errors: FieldError[] }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) notice.current?.focus()
  }, [errors])

  return (
    <div ref={notice} className={s.summary} role="alert" tabIndex={-1} hidden={errors.length === 0}>
      <NoticeIcon className={s.icon} />
      <div>{errors.length > 0 && <Contents errors={errors} />}</div>
    </div>
  )
}

function Contents({ errors }: { errors: FieldError[] }) {
  return (
    <>
      <p>{errorHeading(errors.length)}</p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(id, event)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function goTo(id: string, event: MouseEvent) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
