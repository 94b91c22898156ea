import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Amenity, Listing } from '../../content/inventory.ts'
import type { Settings } from '../../content/settings.ts'
import type { ToldFeatures } from './features.ts'
import { closedLightbox, type Lightbox } from './lightbox.ts'
import { closedMenu, type MenuState } from './menu.ts'

type Flags = {
  /** The page has finished loading. */
  loaded: boolean
  menu: MenuState
  /** A video plays with sound or fills the screen: the header does not react to scrolling. */
  vid: boolean
  /** The header may be shown. */
  sh: boolean
}

/** Content records; no script reads them, so documents do not contain them (decision 89). */
type Records = {
  global: Settings['global']
  site: Settings['site']
  listings: readonly Listing[]
  amenities: readonly Amenity[]
}

/** The whole client state (specification §3). */
export type SiteState = Records & {
  flags: Flags
  features: ToldFeatures
  lightbox: Lightbox
  /** Breakpoint (up to 1024 px) and orientation (§9), once a script has called `followScreen`. */
  screen?: { isMedium: boolean; isLandscape: boolean }
}

export type SiteStore = StoreApi<SiteState>

/** Creates the store of a document. */
export function createSiteStore(features: ToldFeatures): SiteStore {
  return createStore<SiteState>(() => ({
    flags: { loaded: false, menu: closedMenu, vid: false, sh: true },
    features,
    global: null,
    site: null,
    listings: [],
    amenities: [],
    lightbox: closedLightbox,
  }))
}
