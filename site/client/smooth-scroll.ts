import { isCalm } from '@belvedere/motion/calm.ts'
import { readDevice } from '@belvedere/ui/device-now.ts'
import type { SiteStore } from '../store/store.ts'

type Smooth = typeof import('@belvedere/motion/scroll/smooth-wheel.ts')

const loadSmooth = (): Promise<Smooth> => import('@belvedere/motion/scroll/smooth-wheel.ts')

/**
 * Has Lenis fetched by the first turn of a mouse's wheel, which itself scrolls as ever. Nobody gets
 * it who asks for calm or where an editor has switched it off.
 */
export function smoothScroll(store: SiteStore, load = loadSmooth): void {
  if (!store.getState().features.smoothScroll) return
  const begin = () => {
    if (isCalm() || !readDevice().hasMouse) return
    removeEventListener('wheel', begin)
    load().then(
      ({ smoothWheel }) => smoothWheel(isHeld, again),
      (error) => console.error('Smooth scrolling did not load:', error),
    )
  }
  const isHeld = () => hasOther(store)
  const again = () => smoothScroll(store, load)
  addEventListener('wheel', begin, { passive: true })
}

/** Whether something else than the page has the reader's eye; then the wheel is the browser's. */
function hasOther(store: SiteStore) {
  const { flags, lightbox } = store.getState()
  if (flags.vid || flags.menu.isOpen || lightbox.isOpen) return true
  return document.querySelector(':modal') !== null
}
