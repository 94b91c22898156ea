const CALM = '(prefers-reduced-motion: reduce)'

/** Whether the reader asks for less movement. */
export function isCalm(): boolean {
  return matchMedia(CALM).matches
}

/** Tells when the reader begins to ask for less movement, or no longer does. */
export function watchCalm(tell: () => void, signal: AbortSignal): void {
  matchMedia(CALM).addEventListener('change', tell, { signal })
}
