/** The icon of a close button. */
export function Cross() {
  return (
    <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
      <path d="m2 2 12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  )
}
