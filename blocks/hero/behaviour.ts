import { openingLoaded } from '@belvedere/ui/opening-loaded.ts'
import { playFilms } from '@belvedere/ui/play-films.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'

/**
 * Plays the film. If a hero has pictures of other hours, the code for them loads first, once the
 * page is idle; without that code the video plays as well.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const play = () => playFilms(root, signal)
  if (!root.querySelector('template')) {
    play()
    return
  }
  const load = () =>
    import('@belvedere/ui/themes/day/show-hour.ts').then(
      ({ showHour }) => signal.aborted || showHour(root, signal),
    )
  const start = () =>
    signal.aborted ||
    load().catch((error) => {
      console.error(error)
      play()
    })
  void openingLoaded().then(() => whenIdle(start))
}
