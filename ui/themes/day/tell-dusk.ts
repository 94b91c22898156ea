import { watchPageVisibility } from '../../page-visibility.ts'

/**
 * Moves all suns of the page to dusk, unless the signal aborts before; the next page sets its own
 * hour (`hours.ts`). While the splash leaves, its sun flies to the hero's sun, so
 * the move waits. It is an attribute, which restyles only the suns: a new `--hour` of the body
 * would restyle every element.
 */
export function tellDusk(signal: AbortSignal): void {
  const wait = new AbortController()
  const tell = () => {
    if (document.documentElement.dataset.splash === 'leaving') return
    wait.abort()
    if (!signal.aborted) document.body.dataset.dusk = ''
  }
  watchPageVisibility(tell, wait.signal)
  tell()
}
