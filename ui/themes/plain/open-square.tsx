import s from './open-square.module.css'

/** A square: full while something is open, empty while it is closed. */
export function OpenSquare({ isOpen }: { isOpen: boolean }) {
  return <i className={isOpen ? s.open : s.closed} aria-hidden="true" />
}
