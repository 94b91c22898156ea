import { SNAPPY } from '../eases.ts'
import { prefersReducedMotion } from '../reduced-motion.ts'
import { REVEAL, raise } from './rise.ts'
import { CALM_FADE, FADE } from './times.ts'

/** Lets texts appear; for readers who ask for less movement they fade in. */
export function showTexts(elements: readonly HTMLElement[]): void {
  if (prefersReducedMotion()) elements.forEach(fade)
  else raise(elements)
}

export function fade(element: HTMLElement): void {
  const duration = prefersReducedMotion() ? CALM_FADE : FADE
  element.animate({ opacity: [0, 1] }, { id: REVEAL, duration, easing: SNAPPY })
}
