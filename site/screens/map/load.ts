import { pagePath } from '@belvedere/blocks/page-path.ts'
import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { lookOf } from '@belvedere/kit/theme/look.ts'
import { createElement } from 'react'
import type { ContentClient } from '../../content/client.ts'
import type { FetchSettings } from '../../content/fetch-settings.ts'
import { printAt, readAt } from '../../content/map-choice.ts'
import { mapModelOf } from '../../content/map-model.ts'
import { mapPage } from '../../content/pages.ts'
import type { Screen } from '../screen.ts'
import { whereOf } from './day/terrace.ts'
import { type Place, placesOf } from './places.ts'
import { sceneDataOf } from './scene-data.ts'
import { MapScreen } from './view.tsx'
import { watersOf } from './waters.ts'

/**
 * Loads the map: its texts, the listings that are on the map, and the amenities. The map would be
 * wrong without its places, so a failed Settings call fails the page.
 */
export async function loadMap(
  fetchContent: ContentClient,
  fetchSettings: FetchSettings,
  { search }: { search: string },
): Promise<Screen> {
  const [map, { settings, listings: houses, amenities, tags: listTags }] = await Promise.all([
    fetchContent(mapPage, {}),
    fetchSettings(),
  ])
  const tags = [...new Set([...map.tags, ...listTags])]
  const { record, site } = map.data
  if (!record) return { is: 'not-found', tags }
  const { eyebrow, title, subtitle, _seoMetaTags: seo, _shareImage: share, hour, blocks } = record
  const { houseSun } = lookOf(settings.site?.features).parts
  const [model, where] = [mapModelOf(record), houseSun ? whereOf(site) : null]
  const at = readAt(search)
  // Walks and hours of sun take long to compute, so an address that names no place does not cause
  // it.
  const named = at === null ? [] : placesOf({ houses, amenities, points: [] })
  const chosen = at === null ? null : placeAt(named, at)
  if (at !== null && chosen?.at !== at)
    return { is: 'moved', to: addressOf(chosen), status: 307, tags }
  const places = placesOf({ houses, amenities, points: record.places, model, where })
  const props = {
    eyebrow,
    title: title ?? '',
    subtitle,
    plan: pictureOf(record.plan),
    planDusk: pictureOf(record.planDusk),
    where,
    waters: watersOf(record.waters),
    places,
    chosen: chosen?.id ?? null,
    scene: sceneDataOf(model, places, where),
  }
  const opening = { type: 'map_screen', props, view: () => createElement(MapScreen, props) }
  // Search engines index the map without a chosen place.
  const page = { title, seo, share, hour, blocks, opening, canonical: pagePath('map') }
  return { is: 'page', page, tags }
}

/** The place that an address names: by its shape in the model, or by its slug. */
function placeAt(places: readonly Place[], at: string): Place | null {
  const ids = [`house-${at}`, `place-${at}`]
  return (
    places.find((place) => place.at === at) ?? places.find(({ id }) => ids.includes(id)) ?? null
  )
}

function addressOf(place: Place | null) {
  const path = pagePath('map')
  return place ? `${path}?${printAt(place.at)}` : path
}
