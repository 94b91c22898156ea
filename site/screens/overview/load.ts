import type { ContentClient } from '../../content/client.ts'
import { fetchAmenities, fetchListings } from '../../content/inventory.ts'
import { fetchPage } from '../../content/pages.ts'
import { MOST_STORED, storedInventory } from '../../content/stored-inventory.ts'
import type { Screen } from '../screen.ts'

/** The overview of the real estate: its blocks, and for the store the houses that can be had. */
export async function loadOverview(ask: ContentClient): Promise<Screen> {
  const [{ record, tags }, houses, amenities] = await Promise.all([
    fetchPage(ask, { kind: 'real_estate_overview' }),
    fetchListings(ask, MOST_STORED),
    fetchAmenities(ask, MOST_STORED),
  ])
  if (!record) return { is: 'nothing', tags }
  const { title = null, _seoMetaTags: seo, _shareImage: share, blocks } = record
  const inventory = storedInventory(houses.items, amenities.items)
  return {
    is: 'page',
    page: { title, seo, share, blocks, inventory },
    tags: [...new Set([...tags, ...houses.tags, ...amenities.tags])],
  }
}
