import type { ContentClient } from './client.ts'
import { fetchAll } from './fetch-all.ts'
import type { Amenity, Listing } from './inventory.ts'
import type { Settings } from './settings.ts'
import { moreAmenitiesQuery, moreListingsQuery, settingsQuery } from './settings-queries.ts'

/** The result of the Settings call of specification §7, with its cache tags. */
export type SettingsWithLists = {
  settings: Settings
  listings: Listing[]
  amenities: Amenity[]
  tags: readonly string[]
}

/** Makes the Settings call. A failure is logged and rethrown (spec §8). */
export type FetchSettings = () => Promise<SettingsWithLists>

type Options = {
  /** The greatest length of each list. */
  max?: number
  signal?: AbortSignal
}

/** More than fit on a plan. */
const MAX_ON_MAP = 500

/** Makes the Settings call: one request unless a list is longer than a hundred. */
export async function fetchSettings(
  fetchContent: ContentClient,
  { max = MAX_ON_MAP, signal }: Options = {},
): Promise<SettingsWithLists> {
  const { data, tags } = await fetchContent(settingsQuery, {}, signal)
  const { site, global, brand, _listingsMeta, _amenitiesMeta } = data
  const [listings, amenities] = await Promise.all([
    fetchAll<Listing>(fetchContent, moreListingsQuery, {
      max,
      begun: { items: data.listings, meta: _listingsMeta },
    }),
    fetchAll<Amenity>(fetchContent, moreAmenitiesQuery, {
      max,
      begun: { items: data.amenities, meta: _amenitiesMeta },
    }),
  ])
  return {
    settings: { site, global, brand },
    listings: listings.items,
    amenities: amenities.items,
    tags: [...new Set([...tags, ...listings.tags, ...amenities.tags])],
  }
}
