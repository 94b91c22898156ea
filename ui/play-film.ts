import { loopFilm } from './loop-film.ts'
import { openFilm } from './open-film.ts'

/**
 * Lets a film play in its place (see `Film`) until the signal aborts: one of our own in a loop,
 * another in a frame that is made when somebody asks for it.
 */
export function playFilm(film: HTMLElement, signal: AbortSignal): void {
  const button = film.querySelector('a')
  const video = film.querySelector('video')
  if (button?.dataset.embed) openFilm(film, button, signal)
  else if (button && video) loopFilm({ film, button, video }, signal)
}
