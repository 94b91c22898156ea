import { setFlag } from './store/actions.ts'
import type { SiteStore } from './store/store.ts'

const EVENTS = ['play', 'pause', 'ended', 'emptied', 'volumechange', 'fullscreenchange']

/** Keeps the flag `vid`: a film plays with sound, or fills the screen. */
export function followFilms(store: SiteStore): void {
  const look = () => setFlag(store, 'vid', false)
  for (const event of EVENTS) document.addEventListener(event, look, { capture: true })
}
