import s from './foot-rule.module.css'

/** The hairline at the end of a page, with which the footer begins. */
export function FootRule() {
  return <div className={s.footRule} />
}
