import { watchPageVisibility } from '@belvedere/ui/page-visibility.ts'

/**
 * Gives the suns of page and shell the hour of dusk, unless the signal aborts before; the next page
 * sets its own (`site/browser/tell-hour.ts`). An attribute restyles only the suns; a new `--hour` of
 * the body would restyle every element. Waits while the splash leaves, whose sun flies to where the hero's sun stands.
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
