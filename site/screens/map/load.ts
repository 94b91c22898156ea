import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { createElement } from 'react'
import type { ContentClient } from '../../content/client.ts'
import { fetchAmenities, fetchListings } from '../../content/inventory.ts'
import { mapPage } from '../../content/pages.ts'
import { storedInventory } from '../../content/stored-inventory.ts'
import type { Screen } from '../screen.ts'
import { isOnMap, placesOf } from './places.ts'
import { MapScreen } from './view.tsx'

/** Loads the map: its texts, the listings that are on the map, and the amenities. */
export async function loadMap(fetchContent: ContentClient): Promise<Screen> {
  const [map, houses, amenities] = await Promise.all([
    fetchContent(mapPage, {}),
    fetchListings(fetchContent),
    fetchAmenities(fetchContent),
  ])
  const tags = [...new Set([...map.tags, ...houses.tags, ...amenities.tags])]
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
    ...{ eyebrow, title: title ?? '', subtitle, plan: pictureOf(plan) },
    places: placesOf({ houses: houses.items, amenities: amenities.items, points: places }),
  }
  const opening = { type: 'map_screen', view: () => createElement(MapScreen, props) }
  const inventory = storedInventory(houses.items.filter(isOnMap), amenities.items)
  return { is: 'page', page: { title, seo, share, blocks, opening, inventory }, tags }
}
