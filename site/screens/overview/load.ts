import type { ContentClient } from '../../content/client.ts'
import { overviewPage } from '../../content/pages.ts'
import { MAX_STORED, storedInventory } from '../../content/stored-inventory.ts'
import type { Screen } from '../screen.ts'
import type { FetchSettings } from '../settings.ts'

const RETRY_MS = 5000

/**
 * Loads the real estate overview: its blocks, and the inventory for the store. It shows neither
 * list, so after a failed Settings call it is shown without them, and loaded again soon.
 */
export async function loadOverview(
  fetchContent: ContentClient,
  fetchSettings: FetchSettings,
): Promise<Screen> {
  const [{ data, tags }, settings] = await Promise.all([
    fetchContent(overviewPage, {}),
    fetchSettings({ max: MAX_STORED }).catch(() => undefined),
  ])
  const { record } = data
  if (!record) return { is: 'not-found', tags }
  const { title = null, _seoMetaTags: seo, _shareImage: share, hour, blocks } = record
  const page = { title, seo, share, hour, blocks }
  if (!settings) return { is: 'page', page, tags, maxAgeMs: RETRY_MS }
  const inventory = storedInventory(settings.listings, settings.amenities)
  return {
    is: 'page',
    page: { ...page, inventory },
    tags: [...new Set([...tags, ...settings.tags])],
  }
}
