import { playFilms } from '@belvedere/ui/play-films.ts'

/**
 * Plays the film; the code for pictures of other hours comes where a hero has them. Without that
 * code the film plays all the same.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  if (!root.querySelector('template')) {
    playFilms(root, signal)
    return
  }
  import('./show-hour.ts').then(
    ({ showHour }) => signal.aborted || showHour(root, signal),
    (error) => {
      console.error(error)
      playFilms(root, signal)
    },
  )
}
