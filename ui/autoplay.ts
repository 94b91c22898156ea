import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { readDevice, savesData } from './device-now.ts'

type WithClosest = { closest(selector: string): unknown }

/**
 * Whether a film plays automatically: only decorative ones, and not with reduced motion or data
 * saver. In a page's opening it doesn't on phones and touch devices; its button plays it.
 */
export function canAutoplay(film: Pick<HTMLElement, 'dataset'> & WithClosest): boolean {
  if (film.dataset.film !== 'in-view' || prefersReducedMotion() || savesData()) return false
  return film.closest('[data-opening]') === null || isDesktop()
}

function isDesktop() {
  const { isSmall, hasMouse } = readDevice()
  return hasMouse && !isSmall
}
