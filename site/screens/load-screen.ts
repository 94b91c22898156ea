import type { ContentClient } from '../content/client.ts'
import type { FetchSettings } from '../content/fetch-settings.ts'
import type { Kinds } from '../content/kinds.ts'
import { fetchPage } from '../content/pages.ts'
import { loadCategory } from './category/load.ts'
import { loadGallery } from './gallery/load.ts'
import { loadListing } from './listing/load.ts'
import { loadMap } from './map/load.ts'
import type { Route } from './routes.ts'
import type { Screen } from './screen.ts'

/** Loads the screen of a route. */
export function loadScreen(
  route: Route,
  fetchContent: ContentClient,
  fetchSettings: FetchSettings,
  kinds: Kinds,
): Promise<Screen> {
  switch (route.kind) {
    case 'gallery':
      return loadGallery(fetchContent, route.slug)
    case 'map':
      return loadMap(fetchContent, fetchSettings, route)
    case 'real_estate_cat':
      return loadCategory(fetchContent, route)
    case 'real_estate_listing':
      return loadListing(fetchContent, route, kinds)
    default:
      return loadPlain(fetchContent, route)
  }
}

/** Loads a page that consists of its blocks only. */
async function loadPlain(fetchContent: ContentClient, route: { kind: string; slug?: string }) {
  const { record, tags } = await fetchPage(fetchContent, route)
  if (!record) return notFound(tags)
  const { title = null, _seoMetaTags: seo, _shareImage: share, hour, blocks } = record
  return { is: 'page', page: { title, seo, share, hour, blocks }, tags } satisfies Screen
}

function notFound(tags: readonly string[]): Screen {
  return { is: 'not-found', tags }
}
