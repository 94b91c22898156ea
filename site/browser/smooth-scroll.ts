import { isCalm } from '@belvedere/motion/calm.ts'
import { readDevice } from '@belvedere/ui/device-now.ts'
import type { SiteStore } from '../browser/store/store.ts'

type Load = () => Promise<Pick<typeof import('./take-wheel.ts'), 'takeWheel'>>

const loadWheel: Load = () => import('./take-wheel.ts')

/**
 * Has Lenis fetched by the first turn of a mouse's wheel, which itself scrolls as ever. Nobody gets
 * it who asks for calm or where an editor has switched it off.
 */
export function smoothScroll(store: SiteStore, load = loadWheel): void {
  if (!store.getState().features.smoothScroll) return
  const begin = () => {
    if (isCalm() || !readDevice().hasMouse) return
    removeEventListener('wheel', begin)
    load().then(({ takeWheel }) => takeWheel(store, wait), console.error)
  }
  const wait = () => addEventListener('wheel', begin, { passive: true })
  wait()
}
