import { prefersReducedMotion, watchReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { savesData } from '@belvedere/ui/device-now.ts'

type Playing = Pick<HTMLVideoElement, 'paused' | 'muted' | 'play' | 'pause'>

/**
 * Plays a video until the signal aborts. It does not start by itself with reduced motion or data
 * saver, stops if the visitor begins to prefer reduced motion, and pauses in a hidden tab if it is
 * muted.
 */
export function playShown(film: Playing, signal: AbortSignal): void {
  let isPausedByTab = false
  const play = () => {
    film.play().catch(() => undefined)
  }
  const stop = () => {
    isPausedByTab = false
    film.pause()
  }
  const onVisibilityChange = () => {
    if (!document.hidden && isPausedByTab) play()
    isPausedByTab = document.hidden && film.muted && !film.paused
    if (isPausedByTab) film.pause()
  }
  if (!prefersReducedMotion() && !savesData()) play()
  watchReducedMotion(() => prefersReducedMotion() && stop(), signal)
  document.addEventListener('visibilitychange', onVisibilityChange, { signal })
  signal.addEventListener('abort', stop)
}
