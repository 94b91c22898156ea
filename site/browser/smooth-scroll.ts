import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { readDevice } from '@belvedere/ui/device-now.ts'
import type { SiteStore } from './store/store.ts'

type Load = () => Promise<Pick<typeof import('./claim-wheel.ts'), 'claimWheel'>>

const loadWheel: Load = () => import('./claim-wheel.ts')
/** Mouse movement comes before the first turn of the wheel, which is then smooth already. */
const TRIGGERS = ['pointermove', 'wheel'] as const

/**
 * Loads Lenis once a mouse moves over the page, unless the visitor prefers reduced motion or an
 * editor has switched it off.
 */
export function smoothScroll(store: SiteStore, load = loadWheel): void {
  if (!store.getState().features.smoothScroll) return
  const begin = (event: Event) => {
    if ('pointerType' in event && event.pointerType !== 'mouse') return
    if (prefersReducedMotion() || !readDevice().hasMouse) return
    for (const trigger of TRIGGERS) removeEventListener(trigger, begin)
    load().then(({ claimWheel }) => claimWheel(store, wait), console.error)
  }
  const wait = () => {
    for (const trigger of TRIGGERS) addEventListener(trigger, begin, { passive: true })
  }
  wait()
}
