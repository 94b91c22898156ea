import type { Log } from '@belvedere/kit/log.ts'
import { createFeed } from '../changes/feed.ts'
import { ChangeFollower } from '../changes/follower.ts'
import type { MadePictures } from '../media/made-pictures.ts'
import type { TaggedCache } from './cache/tagged-cache.ts'
import type { Edge } from './edge/edge.ts'
import type { Metrics } from './http/metrics.ts'
import type { CachedPage } from './pages/load-page.ts'
import type { Receipts } from './publish/receipts.ts'

type Options = {
  contentUrl: string
  publishKey: string
  log: Log
  contentTimeoutMs?: number
  maxWaitMs?: number
  signal?: AbortSignal
}

/** The parts that a publish affects. */
type Parts = {
  pages: TaggedCache<CachedPage>
  receipts: Receipts
  /** Everything else that is cached with tags. */
  kept: readonly { invalidate: (tags: readonly string[]) => unknown }[]
  made: MadePictures | undefined
  /** The cache in front of the site. */
  edge: Edge | undefined
  /** Called when pages have become stale. */
  onStale: () => void
  metrics: Metrics
}

const MAX_LOGGED = 20

/**
 * Follows the change feed: pages made from changed records become stale, and are rendered again.
 */
export function followChanges(
  { contentUrl, publishKey, contentTimeoutMs, maxWaitMs, log, signal }: Options,
  { pages, receipts, kept, made, edge, onStale, metrics }: Parts,
): ChangeFollower {
  return new ChangeFollower({
    read: createFeed({ contentUrl, publishKey, timeoutMs: contentTimeoutMs }),
    onChanges: (tags, { sequence }, since) => {
      for (const one of kept) one.invalidate(tags)
      made?.forgetCurrent()
      const stale = pages.invalidate(tags, since)
      receipts.begin(sequence, stale, since)
      edge?.change(tags, receipts.untilFresh(sequence))
      onStale()
      const lagMs = since === undefined ? undefined : Date.now() - since
      if (lagMs !== undefined) metrics.countLag('known', lagMs)
      const what = { change: sequence, tags: fewOf(tags), pages: fewOf(stale), lagMs }
      log.info('Changes published: pages are stale.', what)
    },
    log,
    maxWaitMs,
    signal,
  })
}

/** A bulk publish or a change of the settings concerns thousands: the log has the first ones. */
function fewOf(items: readonly string[]): string {
  const [few, more] = [items.slice(0, MAX_LOGGED), items.length - MAX_LOGGED]
  return more > 0 ? `${few.join(' ')} and ${more} more` : few.join(' ')
}
