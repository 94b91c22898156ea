import { smoothWheel } from '@belvedere/motion/scroll/smooth-wheel.ts'
import type { SiteStore } from './store/store.ts'

/** Gives the wheel to Lenis where nothing but the page is looked at; `onEnd` is told when it has it no more. */
export function takeWheel(store: SiteStore, onEnd: () => void): void {
  smoothWheel(() => hasOther(store), onEnd)
}

/** Whether something else than the page has the reader's eye; then the wheel is the browser's. */
export function hasOther(store: SiteStore): boolean {
  const { flags, lightbox } = store.getState()
  if (flags.vid || flags.menu.isOpen || lightbox.isOpen) return true
  return document.querySelector(':modal') !== null
}
