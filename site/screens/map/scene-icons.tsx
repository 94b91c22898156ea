/** An arrow around the middle of a view. */
export function TurnIcon({ isRight = false }: { isRight?: boolean }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        transform={isRight ? 'matrix(-1 0 0 1 16 0)' : undefined}
      >
        <path d="M2.5 3v4h4M2.9 6.6A5.6 5.6 0 1 1 2.6 10" />
      </g>
    </svg>
  )
}

const TURNS = { up: 0, right: 90, down: 180, left: 270 }

/** An arrow in the direction in which a view moves. */
export function MoveIcon({ way }: { way: keyof typeof TURNS }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M8 14V2.5M3.5 7 8 2.5 12.5 7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        transform={`rotate(${TURNS[way]} 8 8)`}
      />
    </svg>
  )
}

/** A view with its frame. */
export function FirstViewIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3M5 10a3 3 0 0 1 6 0z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
      />
    </svg>
  )
}
