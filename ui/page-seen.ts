const root = () => document.documentElement

/** Whether anybody sees the page: its tab is in front, and no splash stands before it. */
export function isPageSeen(): boolean {
  // A splash that leaves has a value.
  return !document.hidden && root().dataset.splash !== ''
}

/** Tells when that may have changed, until the signal aborts. */
export function watchPageSeen(tell: () => void, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', tell, { signal })
  const watch = new MutationObserver(tell)
  watch.observe(root(), { attributeFilter: ['data-splash'] })
  signal.addEventListener('abort', () => watch.disconnect())
}
