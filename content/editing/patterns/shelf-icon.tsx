/** Two blocks on a shelf; as large as Payload's icons. */
export function ShelfIcon() {
  return (
    <svg className="icon icon--shelf" viewBox="0 0 20 20" fill="none" aria-hidden>
      <g className="stroke" stroke="currentColor">
        <path d="M3 15.5h14" />
        <path d="M4.5 6h4v9.5h-4zM11 9h4.5v6.5H11z" />
      </g>
    </svg>
  )
}
