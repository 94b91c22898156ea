import { EXPO_HARD } from './eases.ts'
import { prefersReducedMotion, watchReducedMotion } from './reduced-motion.ts'
import { MOVE_MS, type Move } from './sheet.ts'

/**
 * Moves an element that is hidden otherwise, unless nobody sees it or somebody asks for calm: then
 * what is on its way is at its end at once.
 */
export function moveSheet(find: () => HTMLElement | null): Move {
  return (from, to, onEnd) => {
    const element = find()
    if (!element?.animate || document.hidden || prefersReducedMotion()) return undefined
    element.hidden = false
    const frames = [from, to].map((y) => ({ translate: `0 ${y}%` }))
    const options = { duration: MOVE_MS, easing: EXPO_HARD, fill: 'both' } as const
    const animation = element.animate(frames, options)
    animation.onfinish = onEnd
    const life = new AbortController()
    watchReducedMotion(() => animation.finish(), life.signal)
    return {
      turn: () => animation.updatePlaybackRate(-animation.playbackRate),
      end() {
        life.abort()
        animation.cancel()
        element.hidden = element.getAnimations().length === 0
      },
    }
  }
}
