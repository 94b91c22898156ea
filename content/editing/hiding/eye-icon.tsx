/** An eye, crossed out for what cannot be seen; as large as Payload's icons. */
export function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg className="icon icon--eye" viewBox="0 0 20 20" fill="none" aria-hidden>
      <g className="stroke" stroke="currentColor">
        <path d="M3 10c2-3.4 4.3-5 7-5s5 1.6 7 5c-2 3.4-4.3 5-7 5s-5-1.6-7-5Z" />
        <circle cx="10" cy="10" r="2" />
        {isCrossed && <path d="m4 16 12-12" />}
      </g>
    </svg>
  )
}
