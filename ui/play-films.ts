/** Makes a block's videos play until the signal aborts. Blocks without videos load no code. */
export function playFilms(root: HTMLElement, signal: AbortSignal): void {
  const films = root.querySelectorAll<HTMLElement>('[data-film]')
  if (films.length === 0) return
  import('./play-film.ts')
    .then((it) => {
      for (const film of films) if (!signal.aborted) it.playFilm(film, signal)
    })
    .catch((error) => console.error('Failed to load the film player:', error))
}
