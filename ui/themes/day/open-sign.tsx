import s from './open-sign.module.css'

/** A half sun: up while something is open, down while it is closed. */
export function OpenSign({ isOpen }: { isOpen: boolean }) {
  return <i className={isOpen ? s.up : s.down} aria-hidden="true" />
}
