import s from './status.module.css'

/** The number of an error, as large as the screen allows. */
export function Status({ status }: { status: number }) {
  return (
    <i className={s.status} aria-hidden="true">
      {status}
    </i>
  )
}
