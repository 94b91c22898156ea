/** Lets the films of a block play until the signal aborts; most blocks have none and fetch nothing. */
export function playFilms(root: HTMLElement, signal: AbortSignal): void {
  const films = root.querySelectorAll<HTMLElement>('[data-film]')
  if (films.length === 0) return
  import('./play-film.ts')
    .then(({ playFilm }) => {
      for (const film of films) if (!signal.aborted) playFilm(film, signal)
    })
    .catch((error) => console.error('The films of a block cannot play:', error))
}
