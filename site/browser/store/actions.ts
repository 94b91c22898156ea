import { closedLightbox, type LightboxMedia, openedLightbox } from './lightbox.ts'
import { type MenuEvent, type MenuState, nextMenuState, updatedMenu } from './menu.ts'
import type { SiteState, SiteStore } from './store.ts'

/** Sends an event to the menu's state machine (specification §4). */
export function sendToMenu(store: SiteStore, event: MenuEvent): void {
  const { menu } = store.getState().flags
  setFlag(store, 'menu', nextMenuState(menu, event))
}

/** Sets some flags of the menu; specification §4 has each of the three set by itself. */
export function updateMenu(store: SiteStore, part: Partial<MenuState>): void {
  setFlag(store, 'menu', updatedMenu(store.getState().flags.menu, part))
}

/** Sets one flag; subscribers are notified only if it changes. */
export function setFlag<Name extends keyof SiteState['flags']>(
  store: SiteStore,
  name: Name,
  value: SiteState['flags'][Name],
): void {
  const { flags } = store.getState()
  if (flags[name] !== value) store.setState({ flags: { ...flags, [name]: value } })
}

/** Opens the lightbox with a list, at `index` or at its first item. */
export function openLightbox(
  store: SiteStore,
  media: readonly LightboxMedia[],
  index?: number,
): void {
  store.setState({ lightbox: openedLightbox(media, index) })
}

export function closeLightbox(store: SiteStore): void {
  store.setState({ lightbox: closedLightbox })
}
