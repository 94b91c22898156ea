import { EXPO_HARD } from './eases.ts'
import { prefersReducedMotion, watchReducedMotion } from './reduced-motion.ts'
import { type AnimateSheet, MOVE_MS } from './sheet.ts'

/**
 * Animates the cover's element, which is hidden while at rest. Returns undefined where no animation
 * would be visible: in a background tab, or with reduced motion, which also finishes a running
 * animation.
 */
export function moveSheet(find: () => HTMLElement | null): AnimateSheet {
  return (from, to, onEnd) => {
    const element = find()
    if (!element?.animate || document.hidden || prefersReducedMotion()) return undefined
    element.hidden = false
    const frames = [from, to].map((y) => ({ translate: `0 ${y}%` }))
    const options = { duration: MOVE_MS, easing: EXPO_HARD, fill: 'both' } as const
    const animation = element.animate(frames, options)
    animation.onfinish = onEnd
    const watch = new AbortController()
    watchReducedMotion(() => animation.finish(), watch.signal)
    return {
      reverse: () => animation.updatePlaybackRate(-animation.playbackRate),
      end() {
        watch.abort()
        animation.cancel()
        element.hidden = element.getAnimations().length === 0
      },
    }
  }
}
