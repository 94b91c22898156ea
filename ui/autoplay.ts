import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { readDevice, savesData } from './device-now.ts'

/** Whether videos play by themselves: not with reduced motion, nor for visitors who save data. */
export function canAutoplay(): boolean {
  return !prefersReducedMotion() && !savesData()
}

/**
 * Calls `act` once a video is welcome: at once, except on a phone in the opening of a page, whose
 * first view would weigh several times as much. There it waits for the first scroll; its button
 * starts it at once.
 */
export function onceWelcome(film: Element, signal: AbortSignal, act: () => void): void {
  const { device, isSmall } = readDevice()
  if (!film.closest('[data-opening]') || !(isSmall || device === 'mobile')) act()
  else addEventListener('scroll', act, { once: true, signal })
}
