import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { readDevice, savesData } from './device-now.ts'

type Placed = { closest(selector: string): unknown }

/**
 * Whether a film begins by itself: as decoration, unless the reader asks for less movement or fewer
 * bytes. What a page opens with is a picture on phones and under thumbs; its button plays the film.
 */
export function startsAlone(film: Pick<HTMLElement, 'dataset'> & Placed): boolean {
  if (film.dataset.film !== 'in-view' || prefersReducedMotion() || savesData()) return false
  return film.closest('[data-opening]') === null || isAtDesk()
}

function isAtDesk() {
  const { isSmall, hasMouse } = readDevice()
  return hasMouse && !isSmall
}
