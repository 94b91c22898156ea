import s from './pending-arc.module.css'

/** A sun that travels along its arc until the page is shown (design.md, "Loading"). */
export function PendingArc() {
  return <i className={`arc ${s.pendingArc}`} />
}
