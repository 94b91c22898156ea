import s from './status.module.css'

/** The number of an error, as large as the screen allows. */
export function Status({ status }: { status: string }) {
  return <p className={s.status}>{status}</p>
}
