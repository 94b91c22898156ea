import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { readDevice } from '@belvedere/ui/device-now.ts'
import type { SiteStore } from './store/store.ts'

type Load = () => Promise<Pick<typeof import('./take-wheel.ts'), 'takeWheel'>>

const loadWheel: Load = () => import('./take-wheel.ts')
/** A hand on the mouse comes before the first turn of its wheel, which is smooth already then. */
const SIGNS = ['pointermove', 'wheel'] as const

/**
 * Has Lenis fetched once a mouse moves over the page. Nobody gets it with reduced motion, or where
 * an editor has switched it off.
 */
export function smoothScroll(store: SiteStore, load = loadWheel): void {
  if (!store.getState().features.smoothScroll) return
  const begin = (event: Event) => {
    if ('pointerType' in event && event.pointerType !== 'mouse') return
    if (prefersReducedMotion() || !readDevice().hasMouse) return
    for (const sign of SIGNS) removeEventListener(sign, begin)
    load().then(({ takeWheel }) => takeWheel(store, wait), console.error)
  }
  const wait = () => {
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
  }
  wait()
}
