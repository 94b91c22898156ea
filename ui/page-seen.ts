const root = () => document.documentElement

/** Whether anybody sees the page: its tab is in front, and neither splash nor lightbox covers it. */
export function isPageSeen(): boolean {
  const { splash, lightbox } = root().dataset
  // A splash that leaves has a value.
  return !document.hidden && splash !== '' && lightbox === undefined
}

/** Tells when that may have changed, until the signal aborts. */
export function watchPageSeen(tell: () => void, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', tell, { signal })
  const watch = new MutationObserver(tell)
  watch.observe(root(), { attributeFilter: ['data-splash', 'data-lightbox'] })
  signal.addEventListener('abort', () => watch.disconnect())
}
