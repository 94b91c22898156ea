import { prefersReducedMotion, watchReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { savesData } from '@belvedere/ui/device-now.ts'

type Playing = Pick<HTMLVideoElement, 'paused' | 'muted' | 'play' | 'pause'>

/**
 * Plays a film from the start where nobody minds, until the signal aborts. It stops for who begins to
 * ask for calm, and rests in a hidden tab unless it is heard.
 */
export function playShown(film: Playing, signal: AbortSignal): void {
  let isResting = false
  const play = () => {
    film.play().catch(() => undefined)
  }
  const stop = () => {
    isResting = false
    film.pause()
  }
  const heedTab = () => {
    if (!document.hidden && isResting) play()
    isResting = document.hidden && film.muted && !film.paused
    if (isResting) film.pause()
  }
  if (!prefersReducedMotion() && !savesData()) play()
  watchReducedMotion(() => prefersReducedMotion() && stop(), signal)
  document.addEventListener('visibilitychange', heedTab, { signal })
  signal.addEventListener('abort', stop)
}
