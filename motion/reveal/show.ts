import { SNAPPY } from '../eases.ts'
import { prefersReducedMotion } from '../reduced-motion.ts'
import { REVEAL_ID, slideUp } from './slide-up.ts'
import { REDUCED_MOTION_FADE_MS } from './timing.ts'

/** Reveals texts; with reduced motion they fade in. */
export function revealTexts(elements: readonly HTMLElement[]): void {
  if (prefersReducedMotion()) elements.forEach(fade)
  else slideUp(elements)
}

function fade(element: HTMLElement) {
  const duration = REDUCED_MOTION_FADE_MS
  element.animate({ opacity: [0, 1] }, { id: REVEAL_ID, duration, easing: SNAPPY })
}
