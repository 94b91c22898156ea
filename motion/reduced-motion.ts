const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the reader asks for less movement. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches
}

/** Tells when the reader begins to ask for less movement, or no longer does. */
export function watchReducedMotion(tell: () => void, signal: AbortSignal): void {
  matchMedia(REDUCED_MOTION).addEventListener('change', tell, { signal })
}
