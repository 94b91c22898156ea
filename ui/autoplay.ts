import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { readDevice, savesData } from './device-now.ts'

type WithClosest = { closest(selector: string): unknown }

/**
 * Whether a video plays automatically: only decorative ones, and not with reduced motion or data
 * saver. In a page's opening it needs a window of a desktop's width and a mouse; its button plays
 * it anywhere.
 */
export function canAutoplay(film: Pick<HTMLElement, 'dataset'> & WithClosest): boolean {
  if (film.dataset.film !== 'in-view' || prefersReducedMotion() || savesData()) return false
  return film.closest('[data-opening]') === null || isDesktop()
}

function isDesktop() {
  const { isSmall, isTablet, hasMouse } = readDevice()
  return hasMouse && !isSmall && !isTablet
}
