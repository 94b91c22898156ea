import { debounce, RESIZE_DEBOUNCE_MS } from '@belvedere/motion/rate-limit.ts'
import type { SiteStore } from './store.ts'

/**
 * Keeps `screen` in the store in step with the window. The first script that reads it calls this, so
 * that pages without such a script have no code for it.
 */
export function followScreen(store: SiteStore): void {
  const update = () => {
    const { screen } = store.getState()
    const now = { isMedium: innerWidth < 1025, isLandscape: innerWidth > innerHeight }
    const isSame = screen?.isMedium === now.isMedium && screen.isLandscape === now.isLandscape
    if (!isSame) store.setState({ screen: now })
  }
  if (store.getState().screen) return
  update()
  addEventListener('resize', debounce(update, RESIZE_DEBOUNCE_MS))
}
