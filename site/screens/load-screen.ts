import type { TadaDocumentNode } from 'gql.tada'
import type { DocumentNode } from 'graphql'
import type { ContentClient } from '../content/client.ts'
import type { FetchSettings } from '../content/fetch-settings.ts'
import type { Kinds } from '../content/kinds.ts'
import type { PageRecord } from '../content/pages.ts'
import { loadCategory } from './category/load.ts'
import { loadGallery } from './gallery/load.ts'
import { loadHome } from './home/load.ts'
import { loadListing } from './listing/load.ts'
import { loadMap } from './map/load.ts'
import { pageQueries } from './queries.ts'
import type { RouteOf } from './routes.ts'
import type { Screen } from './screen.ts'
import type { Sources } from './sources.ts'

/** How the screen of every kind of page is loaded. */
const loaders: { [Key in RouteOf['kind']]: Load<Key> } = {
  home: (_, sources) => loadHome(sources),
  map: (route, { fetchContent, fetchSettings }) => loadMap(fetchContent, fetchSettings, route),
  real_estate_overview: blocksOf(pageQueries.real_estate_overview),
  page: blocksOf(pageQueries.page),
  experience: blocksOf(pageQueries.experience),
  real_estate_cat: (route, { fetchContent }) => loadCategory(fetchContent, route),
  real_estate_listing: (route, { fetchContent, kinds }) => loadListing(fetchContent, route, kinds),
  gallery: ({ slug }, { fetchContent }) => loadGallery(fetchContent, slug),
}

type Load<Key extends RouteOf['kind']> = (route: RouteOf<Key>, sources: Sources) => Promise<Screen>

/** Loads the screen of a route. */
export function loadScreen<Key extends RouteOf['kind']>(
  route: RouteOf<Key>,
  fetchContent: ContentClient,
  fetchSettings: FetchSettings,
  kinds: Kinds,
): Promise<Screen> {
  return loaders[route.kind](route, { fetchContent, fetchSettings, kinds })
}

type PageQuery = TadaDocumentNode<{ record: PageRecord | null }, { slug?: string }>

/** Loads pages that consist only of their blocks. */
function blocksOf(document: DocumentNode) {
  // All pages have these fields.
  const query: PageQuery = { ...document }
  type Address = { kind: string; slug?: string }
  return async ({ slug }: Address, { fetchContent }: Sources): Promise<Screen> => {
    const { data, tags } = await fetchContent(query, slug === undefined ? {} : { slug })
    if (!data.record) return { is: 'not-found', tags }
    const { title = null, _seoMetaTags: seo, _shareImage: share, hour, blocks } = data.record
    return { is: 'page', page: { title, seo, share, hour, blocks: blocks ?? [] }, tags }
  }
}
