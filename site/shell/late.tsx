import s from './late.module.css'

/**
 * Shows that the next page is late: the sun travels its arc until the page is there (design.md,
 * "Loading"). The root element is marked while that is so.
 */
export function Late() {
  return (
    <div className={s.late} aria-hidden="true">
      <i className={`arc ${s.arc}`} />
    </div>
  )
}
