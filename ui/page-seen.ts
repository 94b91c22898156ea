/** Whether anybody sees the page: its tab is in front, and no splash stands before it. */
export function isPageSeen(): boolean {
  return !document.hidden && !('splash' in document.documentElement.dataset)
}

/** Tells when that may have changed, until the signal aborts. */
export function watchPageSeen(tell: () => void, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', tell, { signal })
  // There is at most one splash, at the start of a visit.
  if (!('splash' in document.documentElement.dataset)) return
  const watch = new MutationObserver(tell)
  watch.observe(document.documentElement, { attributeFilter: ['data-splash'] })
  signal.addEventListener('abort', () => watch.disconnect())
}
