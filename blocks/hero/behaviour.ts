import { playFilms } from '@belvedere/ui/play-films.ts'

/** Plays the film; the code for pictures of other hours comes where a hero has them. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  if (root.querySelector('template'))
    import('./show-hour.ts').then(({ showHour }) => showHour(root, signal), console.error)
  else playFilms(root, signal)
}
