/** Acts when the browser has nothing better to do; Safari does not say when that is. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 200)
}
