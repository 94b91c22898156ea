import { BLOCK, LOAD, onceNear } from './while-near.ts'

/**
 * Makes a block's videos play until the signal aborts. The code for it loads as soon as the block is as
 * near as its videos may load; blocks without videos load none.
 */
export function playFilms(root: HTMLElement, signal: AbortSignal): void {
  const films = root.querySelectorAll<HTMLElement>('[data-film]')
  if (films.length === 0) return
  const load = () =>
    import('./play-film.ts')
      .then((it) => {
        for (const film of films) if (!signal.aborted) it.playFilm(film, signal)
      })
      .catch((error) => console.error('Failed to load the film player:', error))
  onceNear(root.closest(BLOCK) ?? root, signal, load, LOAD)
}
