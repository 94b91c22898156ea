import { isCalm } from '@belvedere/motion/calm.ts'
import { readDevice } from '@belvedere/ui/device-now.ts'
import type { SiteStore } from '../store/store.ts'

/**
 * Has Lenis fetched by the first turn of a mouse's wheel, which itself scrolls as ever. Nobody gets
 * it who asks for calm or where an editor has switched it off.
 */
export function smoothScroll(store: SiteStore): void {
  if (store.getState().features.smoothScroll) addEventListener('wheel', begin, { passive: true })

  function begin() {
    if (isCalm() || !readDevice().hasMouse) return
    removeEventListener('wheel', begin)
    import('@belvedere/motion/scroll/smooth-wheel.ts').then(
      ({ smoothWheel }) =>
        smoothWheel(
          () => isHeld(store),
          () => smoothScroll(store),
        ),
      (error) => console.error('Smooth scrolling did not load:', error),
    )
  }
}

/** While something else has the reader's eye, the wheel is the browser's. */
function isHeld(store: SiteStore) {
  const { flags, lightbox } = store.getState()
  return (
    flags.vid || flags.menu.isOpen || lightbox.isOpen || document.querySelector(':modal') !== null
  )
}
