import s from './long-rule.module.css'

/** A hairline as long as a small picture is wide. */
export function LongRule() {
  return <i className={s.longRule} aria-hidden="true" />
}
