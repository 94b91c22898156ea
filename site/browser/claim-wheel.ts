import { smoothWheel } from '@belvedere/motion/scroll/smooth-wheel.ts'
import type { SiteStore } from './store/store.ts'

/**
 * Lets Lenis handle the wheel unless something covers the page. `onEnd` is called when Lenis stops.
 */
export function claimWheel(store: SiteStore, onEnd: () => void): void {
  smoothWheel(() => isPageCovered(store), onEnd)
}

/** Whether a video, the menu or a dialog covers the page; then the browser handles the wheel. */
export function isPageCovered(store: SiteStore): boolean {
  const { flags, lightbox } = store.getState()
  if (flags.vid || flags.menu.isOpen || lightbox.isOpen) return true
  return document.querySelector(':modal') !== null
}
