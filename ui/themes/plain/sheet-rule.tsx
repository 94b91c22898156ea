import s from './sheet-rule.module.css'

/** A hairline across the cover of a page change. */
export function SheetRule() {
  return <i className={s.sheetRule} />
}
