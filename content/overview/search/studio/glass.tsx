/** A magnifying glass. */
export function Glass() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="6.75" cy="6.75" r="4.75" />
      <path d="m10.5 10.5 4 4" />
    </svg>
  )
}
