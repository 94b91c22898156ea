import { loopFilm } from './loop-film.ts'
import { openFilm } from './open-film.ts'

/**
 * Lets the films of a block play in their place (see `Film`), until the signal aborts: those of our
 * own in a loop, others in a frame that is made when somebody asks for it.
 */
export function playFilms(root: HTMLElement, signal: AbortSignal): void {
  for (const film of root.querySelectorAll<HTMLElement>('[data-film]')) {
    const button = film.querySelector('a')
    const video = film.querySelector('video')
    if (button?.dataset.embed) openFilm(film, button, signal)
    else if (button && video) loopFilm({ film, button, video }, signal)
  }
}
