import { NoticeIcon } from '@belvedere/ui/icons/notice.tsx'
import { type MouseEvent, useEffect, useRef } from 'react'
import s from './contact-form.module.css'
import { type Fault, summary } from './faults.ts'

/** What is wrong, all in one place, each leading to its field. It takes the reader there. */
export function Summary({ faults }: { faults: Fault[] }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (faults.length > 0) notice.current?.focus()
  }, [faults])

  return (
    <div ref={notice} className={s.summary} role="alert" tabIndex={-1} hidden={faults.length === 0}>
      <NoticeIcon className={s.icon} />
      <div>{faults.length > 0 && <Contents faults={faults} />}</div>
    </div>
  )
}

function Contents({ faults }: { faults: Fault[] }) {
  return (
    <>
      <p>{summary(faults.length)}</p>
      <ul>
        {faults.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(id, event)}>
              {words}
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
