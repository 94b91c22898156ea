/**
 * Calls `act` when the browser is idle; after 200 ms in Safari, which has no `requestIdleCallback`.
 */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 200)
}
