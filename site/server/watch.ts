import type { Registry } from '@belvedere/kit/metrics.ts'
import type { ChangeFollower } from '../changes/follower.ts'
import type { TaggedCache } from './cache/tagged-cache.ts'
import type { KeptState } from './pages/kept-state.ts'
import type { CachedPage } from './pages/load-page.ts'

type Parts = {
  pages: TaggedCache<CachedPage>
  follower: ChangeFollower
  kept: KeptState | undefined
}

type Status = TaggedCache<unknown>['status']

const PAGES: readonly (readonly [name: string, help: string, read: (status: Status) => number])[] =
  [
    ['pages_cached_bytes', 'Size of the pages in the cache.', ({ bytes }) => bytes],
    ['pages_stale', 'Cached pages that are known or suspected to be stale.', ({ stale }) => stale],
    [
      'oldest_stale_page_seconds',
      'How long the oldest stale page has been stale, in seconds.',
      (s) => s.oldestStaleMs / 1000,
    ],
    [
      'refreshes_queued',
      'Pages that wait for a refresh in the background.',
      ({ queued }) => queued,
    ],
    ['pages_loading', 'Pages being loaded and rendered.', ({ loading }) => loading],
    ['visitors_waiting', 'Requests that wait for a page.', ({ waiting }) => waiting],
    [
      'uncached_loading',
      'Loads of addresses that are not cached; 50 at most.',
      ({ taken }) => taken,
    ],
  ]

/** Adds the numbers of the parts of a site to its metrics. */
export function watchSite(registry: Registry, { pages, follower, kept }: Parts): void {
  const name = (rest: string) => `belvedere_site_${rest}`
  let status = pages.status
  // The first one computes all of them, because that visits every page.
  registry.gauge(name('pages_cached'), 'Pages in the cache.', () => {
    status = pages.status
    return status.entries
  })
  for (const [rest, help, read] of PAGES) registry.gauge(name(rest), help, () => read(status))
  const refused = 'Loads that were refused because too many addresses were not cached.'
  registry.counted(name('uncached_refused_total'), refused, () => status.refused)
  const sequence = 'The number of the last change that this copy knows.'
  registry.gauge(name('feed_sequence'), sequence, () => follower.position?.sequence)
  const contact = 'Time since the change feed was last read; since the start while it never was.'
  registry.gauge(name('feed_contact_age_seconds'), contact, () => follower.contactAgeMs / 1000)
  const failures = 'Readings of the change feed that failed.'
  registry.counted(name('feed_failures_total'), failures, () => follower.failures)
  if (kept) watchDisk(registry, kept)
}

function watchDisk(registry: Registry, { counts }: KeptState) {
  const name = (rest: string) => `belvedere_site_disk_${rest}`
  registry.counted(name('writes_total'), 'Pages written to disk.', () => counts().writes)
  const failures = 'Pages that could not be written to disk.'
  registry.counted(name('failures_total'), failures, () => counts().failures)
  registry.gauge(name('waiting'), 'Pages that wait to be written.', () => counts().waiting)
}
