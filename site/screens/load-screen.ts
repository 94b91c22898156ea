import type { ContentClient } from '../content/client.ts'
import { fetchPage } from '../content/pages.ts'
import { loadCategory } from './category/load.ts'
import { loadGallery } from './gallery/load.ts'
import { loadListing } from './listing/load.ts'
import { loadMap } from './map/load.ts'
import { loadOverview } from './overview/load.ts'
import type { Route } from './routes.ts'
import type { Screen } from './screen.ts'

/** Reads what stands at a route. */
export function loadScreen(ask: ContentClient, route: Route): Promise<Screen> {
  switch (route.kind) {
    case 'gallery':
      return loadGallery(ask, route.slug)
    case 'map':
      return loadMap(ask)
    case 'real_estate_cat':
      return loadCategory(ask, route)
    case 'real_estate_listing':
      return loadListing(ask, route)
    case 'real_estate_overview':
      return loadOverview(ask)
    default:
      return loadPlain(ask, route)
  }
}

/** A page that is nothing but its blocks. */
async function loadPlain(ask: ContentClient, route: { kind: string; slug?: string }) {
  const { record, tags } = await fetchPage(ask, route)
  if (!record) return nothing(tags)
  const { title = null, _seoMetaTags: seo, _shareImage: share, blocks } = record
  return { is: 'page', page: { title, seo, share, blocks }, tags } satisfies Screen
}

function nothing(tags: readonly string[]): Screen {
  return { is: 'nothing', tags }
}
