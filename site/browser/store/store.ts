import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Features, featuresOf } from './features.ts'
import type { Inventory, StoredAmenity, StoredListing } from './inventory.ts'
import { closedLightbox, type Lightbox } from './lightbox.ts'
import { closedMenu, type MenuState } from './menu.ts'
import type { Settings } from './settings.ts'

type Flags = {
  /** The page has finished loading. */
  loaded: boolean
  menu: MenuState
  /** A film plays with sound or fills the screen: the header does not react to scrolling. */
  vid: boolean
  /** The header may be shown. */
  sh: boolean
}

/** The whole client state (specification §3). */
export type SiteState = {
  flags: Flags
  features: Features
  global: Settings['global']
  site: Settings['site']
  listings: readonly StoredListing[]
  amenities: readonly StoredAmenity[]
  lightbox: Lightbox
}

export type SiteStore = StoreApi<SiteState>

/** Creates a store for one browser or one server render; it is never shared between requests. */
export function createSiteStore({ site, global }: Settings, page: Inventory = {}): SiteStore {
  return createStore<SiteState>()(() => ({
    flags: { loaded: false, menu: closedMenu, vid: false, sh: true },
    features: featuresOf(site),
    global,
    site,
    ...inventoryOf(page),
    lightbox: closedLightbox,
  }))
}

/** The listings and amenities of a page; those of the previous page are dropped. */
export function inventoryOf({ listings = NONE, amenities = NONE }: Inventory) {
  return { listings, amenities }
}

const NONE: [] = []
