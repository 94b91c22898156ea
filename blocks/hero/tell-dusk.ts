import { DUSK } from '@belvedere/kit/page-hour.ts'
import { watchPageVisibility } from '@belvedere/ui/page-visibility.ts'

/**
 * Gives the suns of page and shell the hour of dusk, unless the signal aborts before; the next page
 * sets its own. Waits while the splash leaves, whose sun flies to where the hero's sun stands.
 */
export function tellDusk(signal: AbortSignal): void {
  const wait = new AbortController()
  const tell = () => {
    if (document.documentElement.dataset.splash === 'leaving') return
    wait.abort()
    if (!signal.aborted) document.body.style.setProperty('--hour', String(DUSK))
  }
  watchPageVisibility(tell, wait.signal)
  tell()
}
