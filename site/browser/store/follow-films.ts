import { setFlag } from './actions.ts'
import type { SiteStore } from './store.ts'

const EVENTS = ['play', 'pause', 'ended', 'emptied', 'volumechange', 'fullscreenchange']

/**
 * Keeps two flags in step with what plays: `vid` while a film is watched, `sh` unless something fills
 * the screen. Events of films do not bubble, but they pass the document on their way down.
 */
export function followFilms(store: SiteStore): void {
  const look = () => {
    const whole = document.fullscreenElement
    setFlag(store, 'vid', isFilm(whole) || isFilmHeard())
    setFlag(store, 'sh', whole === null)
  }
  for (const event of EVENTS) document.addEventListener(event, look, { capture: true })
}

function isFilmHeard() {
  return [...document.querySelectorAll('video')].some(({ paused, muted }) => !paused && !muted)
}

function isFilm(element: Element | null) {
  return element?.matches('video, iframe') ?? false
}
