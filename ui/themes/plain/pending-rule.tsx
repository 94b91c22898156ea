import s from './pending-rule.module.css'

/** A short line that runs along a longer one until the page is shown. */
export function PendingRule() {
  return <i className={s.pendingRule} />
}
