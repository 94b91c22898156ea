const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches
}

/** Calls `onChange` when the preference changes, until the signal aborts. */
export function watchReducedMotion(onChange: () => void, signal: AbortSignal): void {
  matchMedia(REDUCED_MOTION).addEventListener('change', onChange, { signal })
}
