import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { createElement } from 'react'
import type { ContentClient } from '../../content/client.ts'
import { mapPage } from '../../content/pages.ts'
import { storedInventory } from '../../content/stored-inventory.ts'
import type { Screen } from '../screen.ts'
import type { FetchSettings } from '../settings.ts'
import { isOnMap, placesOf } from './places.ts'
import { MapScreen } from './view.tsx'

/**
 * Loads the map: its texts, the listings that are on the map, and the amenities. Without its places
 * it would be wrong, so a failed Settings call fails the page.
 */
export async function loadMap(
  fetchContent: ContentClient,
  fetchSettings: FetchSettings,
): Promise<Screen> {
  const [map, { listings: houses, amenities, tags: listTags }] = await Promise.all([
    fetchContent(mapPage, {}),
    fetchSettings(),
  ])
  const tags = [...new Set([...map.tags, ...listTags])]
  const { record } = map.data
  if (!record) return { is: 'not-found', tags }
  const {
    eyebrow,
    title,
    subtitle,
    plan,
    places,
    _seoMetaTags: seo,
    _shareImage: share,
    blocks,
  } = record
  const props = {
    eyebrow,
    title: title ?? '',
    subtitle,
    plan: pictureOf(plan),
    places: placesOf({ houses, amenities, points: places }),
  }
  const opening = { type: 'map_screen', props, view: () => createElement(MapScreen, props) }
  const inventory = storedInventory(houses.filter(isOnMap), amenities)
  return { is: 'page', page: { title, seo, share, blocks, opening, inventory }, tags }
}
