import type { ContentClient } from '../../content/client.ts'
import { fetchAmenities, fetchListings } from '../../content/inventory.ts'
import { fetchPage } from '../../content/pages.ts'
import { MAX_STORED, storedInventory } from '../../content/stored-inventory.ts'
import type { Screen } from '../screen.ts'

/** Loads the real estate overview: its blocks, and the inventory for the store. */
export async function loadOverview(fetchContent: ContentClient): Promise<Screen> {
  const [{ record, tags }, houses, amenities] = await Promise.all([
    fetchPage(fetchContent, { kind: 'real_estate_overview' }),
    fetchListings(fetchContent, MAX_STORED),
    fetchAmenities(fetchContent, MAX_STORED),
  ])
  if (!record) return { is: 'not-found', tags }
  const { title = null, _seoMetaTags: seo, _shareImage: share, blocks } = record
  const inventory = storedInventory(houses.items, amenities.items)
  return {
    is: 'page',
    page: { title, seo, share, blocks, inventory },
    tags: [...new Set([...tags, ...houses.tags, ...amenities.tags])],
  }
}
