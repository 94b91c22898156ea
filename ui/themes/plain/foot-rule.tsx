import s from './foot-rule.module.css'

/** The hairline at the end of a page, unless its last block or its only picture ends it. */
export function FootRule() {
  return <div className={s.footRule} />
}
