import { setFlag } from './actions.ts'
import type { SiteStore } from './store.ts'

const EVENTS = ['play', 'pause', 'ended', 'emptied', 'volumechange', 'fullscreenchange']

/**
 * Keeps two flags in step with playing videos: `vid` while a video plays with sound or fills the
 * screen, `sh` unless something fills the screen. Media events do not bubble, so they are captured.
 */
export function followFilms(store: SiteStore): void {
  const update = () => {
    const fullscreen = document.fullscreenElement
    setFlag(store, 'vid', isFilm(fullscreen) || isFilmHeard())
    setFlag(store, 'sh', fullscreen === null)
  }
  for (const event of EVENTS) document.addEventListener(event, update, { capture: true })
}

function isFilmHeard() {
  return [...document.querySelectorAll('video')].some(({ paused, muted }) => !paused && !muted)
}

function isFilm(element: Element | null) {
  return element?.matches('video, iframe') ?? false
}
