import type { Log } from '@belvedere/kit/log.ts'
import type { Redirect } from '@belvedere/kit/redirects.ts'
import { createContentClient, reasonOf } from '../content/client.ts'
import { AddressReader } from './address-reader.ts'
import { PageAnswers } from './answer-page.ts'
import type { Assets } from './assets.ts'
import { createBuilds } from './builds.ts'
import { errorLogLevel } from './error-log-level.ts'
import { ErrorPages } from './error-pages.tsx'
import type { Kept } from './kept.ts'
import { type CachedPage, makePage, pageSize } from './make-page.ts'
import { Metrics } from './metrics.ts'
import { createPublishHandler } from './publish.ts'
import { RedirectReader } from './redirect-reader.ts'
import { RenderAhead } from './render-ahead.ts'
import { createRouter, type Handler } from './router.ts'
import { SettingsReader } from './settings-reader.ts'
import { TaggedCache } from './tagged-cache.ts'
import { BusyError } from './uncached-slots.ts'

export type SiteOptions = {
  contentUrl: string
  contentToken: string
  contentTimeoutMs?: number
  publishKey: string
  siteUrl: string
  assets: Assets
  /** Handles `/media/…`. */
  media?: Handler
  log: Log
  maxWaitMs?: number
  /** How long a visitor waits for a page that was never rendered. */
  maxFirstWaitMs?: number
  negativeMs?: number
  /** The size of the page cache, in memory and again on disk. */
  cacheBytes?: number
  /** What an earlier run has kept. */
  kept?: Kept
  /** Renders all published pages ahead of their visitors, until it is aborted. */
  ahead?: AbortSignal
}

const MAX_FIRST_WAIT_MS = 3000

/** High on purpose: the size in bytes is the effective limit. */
const MAX_PAGES = 50_000

const MAX_LOGGED = 20

/** Creates the site as one request handler. */
export function createSite(options: SiteOptions): Handler {
  const { assets, siteUrl, log, publishKey, kept, ahead, maxWaitMs } = options
  const metrics = new Metrics()
  const fetchContent = createContentClient({
    url: options.contentUrl,
    token: options.contentToken,
    timeoutMs: options.contentTimeoutMs,
    onQuery: (operation) => metrics.countQuery(operation),
  })
  const settings = new SettingsReader(fetchContent, log, kept?.value('settings'))
  const errorPages = new ErrorPages({ settings, assets, siteUrl, log })
  const keptRedirects = kept?.value<readonly Redirect[]>('redirects')
  const redirects = new RedirectReader({ fetchContent, log, maxWaitMs, keeper: keptRedirects })
  const countRender = (path: string) => metrics.countRender(path)
  const pages = new TaggedCache<CachedPage>({
    load: (path, previous) =>
      makePage(path, previous, { fetchContent, settings, assets, siteUrl, log, countRender }),
    sizeOf: pageSize,
    onError: (page, error) =>
      error instanceof BusyError
        ? log.warn(error.message, { page })
        : log[errorLogLevel(error)]('Error fetching page:', { page, ...reasonOf(error) }),
    maxEntries: MAX_PAGES,
    maxBytes: options.cacheBytes,
    maxWaitMs,
    maxFirstWaitMs: options.maxFirstWaitMs ?? MAX_FIRST_WAIT_MS,
    negativeMs: options.negativeMs,
    keeper: kept?.pages,
  })
  const keptAddresses = kept?.value<readonly string[]>('addresses')
  const addresses = ahead && new AddressReader({ fetchContent, log, keeper: keptAddresses })
  const renderAhead = addresses && new RenderAhead({ pages, addresses, signal: ahead, log })
  const onPublish = (tags: readonly string[]) => {
    settings.invalidate(tags)
    redirects.invalidate(tags)
    errorPages.invalidate(tags)
    addresses?.invalidate(tags)
    const stale = pages.invalidate(tags)
    renderAhead?.wake()
    log.info('Publish message received: pages are stale.', {
      tags: tags.join(' '),
      pages: fewOf(stale),
    })
  }
  const publish = createPublishHandler({ publishKey, onPublish })
  const builds = createBuilds({
    build: assets.build,
    earlierBuilds: assets.earlierBuilds,
    publish,
    publishKey,
    metrics,
    redirects,
    prerendered: () => [...(addresses?.known ?? pages.keys().filter(isPlain))],
  })
  const answers = new PageAnswers(pages, errorPages, addresses)
  return createRouter({ assets, pages: answers, builds, media: options.media, redirects, log })
}

/** Only addresses without parameters are listed: a visitor's choices in a list are private. */
function isPlain(address: string): boolean {
  return !address.includes('?')
}

/** A change of the settings concerns all pages: the log has the most visited ones. */
function fewOf(pages: readonly string[]): string {
  const [few, more] = [pages.slice(0, MAX_LOGGED), pages.length - MAX_LOGGED]
  return more > 0 ? `${few.join(' ')} and ${more} more` : few.join(' ')
}
