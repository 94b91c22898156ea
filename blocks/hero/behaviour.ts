import { onFirstSign } from '@belvedere/ui/first-sign.ts'
import { openingLoaded } from '@belvedere/ui/opening-loaded.ts'
import { playFilms } from '@belvedere/ui/play-films.ts'
import { showsEvening } from '@belvedere/ui/shows-evening.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'

/**
 * Plays the film, and loads the code for pictures of other hours, if the hero has such. In the evening
 * that code comes first, once the page is idle, since the picture of dusk replaces a film; without it
 * the film plays as well. By day it comes with the first sign of the visitor: noon appears with the
 * scrolling.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const play = () => signal.aborted || playFilms(root, signal)
  if (!root.querySelector('template')) {
    play()
    return
  }
  const show = async () => {
    try {
      const { showHour } = await import('@belvedere/ui/themes/day/show-hour.ts')
      if (!signal.aborted) showHour(root, signal)
    } catch (error) {
      console.error(error)
    }
  }
  if (showsEvening()) {
    void openingLoaded().then(() => whenIdle(() => signal.aborted || void show().then(play)))
  } else {
    play()
    onFirstSign(() => whenIdle(() => signal.aborted || void show()))
  }
}
