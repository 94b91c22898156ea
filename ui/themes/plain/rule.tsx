import s from './rule.module.css'

/** A short hairline. */
export function Rule() {
  return <i className={s.rule} aria-hidden="true" />
}
