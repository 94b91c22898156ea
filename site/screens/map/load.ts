import { pagePath } from '@belvedere/blocks/page-path.ts'
import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { lookOf } from '@belvedere/kit/theme/look.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import { createElement } from 'react'
import type { ContentClient } from '../../content/client.ts'
import type { FetchSettings } from '../../content/fetch-settings.ts'
import { printAt, readAt } from '../../content/map-choice.ts'
import { mapModelOf } from '../../content/map-model.ts'
import { mapPage } from '../../content/pages.ts'
import type { MapRecord, MapSite } from '../../content/screen-queries.ts'
import { brandOf, type Noun } from '../../shell/brand/brand.ts'
import { AddressScreen } from '../address/view.tsx'
import type { Part, Screen } from '../screen.ts'
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
  const { title, _seoMetaTags: seo, _shareImage: share, hour, blocks } = record
  // Search engines index the map without a chosen place.
  const page = { title, seo, share, hour, blocks, canonical: pagePath('map') }
  const address = addressScreen(record, site)
  if (address) return { is: 'page', page: { ...page, opening: address }, tags }
  const { houseSun } = lookOf(settings.site?.features).parts
  const [model, where] = [mapModelOf(record), houseSun ? whereOf(site) : null]
  const at = readAt(search)
  // Walks and hours of sun take long to compute, so an address that names no place does not cause
  // it.
  const named = at === null ? [] : placesOf({ houses, amenities, points: [] })
  const chosen = at === null ? null : placeAt(named, at)
  if (at !== null && chosen?.at !== at)
    return { is: 'moved', to: addressOf(chosen), status: 307, tags }
  const seeHome = (noun: Noun | null) => brandOf(settings, noun).words.map.seeHome
  const places = placesOf({ houses, amenities, points: record.places, model, where, seeHome })
  const props = {
    eyebrow: record.eyebrow,
    title: title ?? '',
    subtitle: record.subtitle,
    plan: pictureOf(record.plan),
    planDusk: pictureOf(record.planDusk),
    where,
    waters: watersOf(record.waters),
    places,
    chosen: chosen?.id ?? null,
    scene: sceneDataOf(model, places, where),
  }
  const opening = { type: 'map_screen', props, view: () => createElement(MapScreen, props) }
  return { is: 'page', page: { ...page, opening }, tags }
}

/** In place of a map without a plan and a model: the address of the property, if it is known. */
function addressScreen(record: MapRecord, site: MapSite): Part | null {
  const { eyebrow, title, subtitle, address, plan, scene } = record
  if (plan || scene || !hasWords(address)) return null
  const [lat, lng] = [site?.lat ?? null, site?.lng ?? null]
  const spot = { address: address.trim(), lat, lng }
  const props = { eyebrow, title: title ?? '', subtitle, spot }
  return { type: 'address_screen', props, view: () => createElement(AddressScreen, props) }
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
