import { loopFilm } from './loop-film.ts'
import { openFilm } from './open-film.ts'

/**
 * Makes a video (see `Film`) play in place until the signal aborts: a local one in a loop, an
 * external one in an iframe once it is pressed.
 */
export function playFilm(film: HTMLElement, signal: AbortSignal): void {
  const button = film.querySelector('a')
  const video = film.querySelector('video')
  if (button?.dataset.embed) openFilm(film, button, signal)
  else if (button && video) loopFilm({ film, button, video }, signal)
}
