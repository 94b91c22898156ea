import s from './status.module.css'

/** The number of an error, as large as the screen allows: an ornament, for the heading says what it means. */
export function Status({ status }: { status: string }) {
  return (
    <i className={s.status} aria-hidden="true">
      {status}
    </i>
  )
}
