const root = () => document.documentElement

/** Whether the page can be seen: its tab is active, and neither splash nor lightbox covers it. */
export function isPageVisible(): boolean {
  const { splash, lightbox } = root().dataset
  // The attribute has a value while the splash is leaving.
  return !document.hidden && splash !== '' && lightbox === undefined
}

/** Calls `onChange` when that may have changed, until the signal aborts. */
export function watchPageVisibility(onChange: () => void, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', onChange, { signal })
  const watch = new MutationObserver(onChange)
  watch.observe(root(), { attributeFilter: ['data-splash', 'data-lightbox'] })
  signal.addEventListener('abort', () => watch.disconnect())
}
