import { isRead } from '@belvedere/ui/device-now.ts'
import { MAIN } from '../app/places.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Lets what is below the view appear as it comes, once the page has nothing better to do. A splash
 * leaves whether or not somebody is there to take over.
 */
export function revealLater(): void {
  const main = document.getElementById(MAIN)
  if (!main || isRead()) return
  if ('splash' in document.documentElement.dataset) start(main)
  else whenIdle(() => start(main))
}

function start(main: HTMLElement) {
  import('@belvedere/motion/reveal/start.ts')
    .then(({ startReveals }) => startReveals(main, new AbortController().signal))
    .catch((error) => console.error('Nothing moves as it comes into view:', error))
}
