import type { Log } from '@belvedere/kit/log.ts'
import type { Redirect } from '@belvedere/kit/redirects.ts'
import { createFeed } from '../changes/feed.ts'
import { ChangeFollower } from '../changes/follower.ts'
import { createContentClient } from '../content/client.ts'
import { reasonOf } from '../content/content-error.ts'
import { INDEXED_PAGES, type SiteIndex } from '../content/indexed-pages.ts'
import { allKinds, type Kinds } from '../content/kinds.ts'
import { shellQuery } from '../content/settings.ts'
import type { MadePictures } from '../media/made-pictures.ts'
import { AddressReader } from './address-reader.ts'
import { PageAnswers } from './answer-page.ts'
import type { Assets } from './assets.ts'
import { createBuilds } from './builds.ts'
import { createConcernedHandler } from './concerned.ts'
import { createEnquiries, type EnquiryOptions } from './enquiries/create.ts'
import { errorLogLevel } from './error-log-level.ts'
import { ErrorPages } from './error-pages.tsx'
import { FoundFiles } from './found/found-files.ts'
import { IndexReader } from './found/index-reader.ts'
import { createReadiness } from './health.ts'
import type { KeptState } from './kept-state.ts'
import { type CachedPage, makePage, pageSize } from './make-page.ts'
import { Metrics } from './metrics.ts'
import { Preview } from './preview/preview.ts'
import { createPublishHandler } from './publish.ts'
import { Receipts } from './receipts.ts'
import { RedirectReader } from './redirect-reader.ts'
import { RenderAhead } from './render-ahead.ts'
import { createRouter, type Handler } from './router.ts'
import { SETTINGS_VERSION, SettingsReader } from './settings-reader.ts'
import { SharePictures } from './share/share-pictures.ts'
import { TaggedCache } from './tagged-cache.ts'
import { BusyError } from './uncached-slots.ts'
import { createHandOver } from './visits/hand-over.ts'
import { createPublishedPaths } from './visits/published-paths.ts'
import { type VisitOptions, Visits } from './visits/visits.ts'
import { watchSite } from './watch.ts'

export type SiteOptions = {
  contentUrl: string
  contentToken: string
  /** Where drafts are read. */
  previewUrl: string
  /** The origin of the studio, which alone may show previews in a frame. */
  studioUrl: string
  contentTimeoutMs?: number
  publishKey: string
  siteUrl: string
  /** Where a vulnerability is reported: `mailto:` or `https:`. */
  securityContact?: string | undefined
  enquiries: EnquiryOptions
  visits: VisitOptions
  assets: Assets
  /** The block kinds; by default those of `blocks/`. */
  kinds?: Kinds
  /** Handles `/media/…`. */
  media?: Handler
  /** The pictures that the content service draws. */
  made?: MadePictures
  log: Log
  /** Where the site counts; by default for itself. */
  metrics?: Metrics
  maxWaitMs?: number
  /** How long a visitor waits for a page that was never rendered. */
  maxFirstWaitMs?: number
  negativeMs?: number
  /** The size of the page cache, in memory and again on disk. */
  cacheBytes?: number
  /** What an earlier run has kept. */
  kept?: KeptState
  /** Renders all published pages ahead of their visitors, until it is aborted. */
  ahead?: AbortSignal
  /** How often the change feed is read without a publish message. */
  pollMs?: number
  /** Ends the following of the change feed, and the readiness. */
  signal?: AbortSignal
}

/** A busy machine may take seconds to render; longer than that, visitors think that nothing comes. */
const MAX_FIRST_WAIT_MS = 8000

/** High on purpose: the size in bytes is the effective limit. */
const MAX_PAGES = 50_000

const MAX_LOGGED = 20

/** Creates the site as one request handler. */
export function createSite(options: SiteOptions): Handler {
  const {
    assets,
    siteUrl,
    log,
    publishKey,
    kept,
    ahead,
    maxWaitMs,
    kinds = allKinds,
    metrics = new Metrics(),
  } = options
  const fetchContent = createContentClient({
    url: options.contentUrl,
    token: options.contentToken,
    timeoutMs: options.contentTimeoutMs,
    onQuery: (operation) => metrics.countQuery(operation),
    onAnswer: (answered) => metrics.countAnswered(answered),
  })
  /** What is loaded before the first contact with the change feed would be loaded again. */
  const ready = () => follower.firstContact
  const reading = { fetchContent, log, ready }
  let settingsVersion = `${SETTINGS_VERSION}none`
  const settings = new SettingsReader({
    ...reading,
    onChange: dropOtherSettings,
    keeper: kept?.value('settings'),
  })
  const { previewUrl, studioUrl, contentTimeoutMs } = options
  const errorPages = new ErrorPages({ settings, assets, siteUrl, studioUrl, log, ready })
  const keptRedirects = kept?.value<readonly Redirect[]>('redirects')
  const redirects = new RedirectReader({ ...reading, maxWaitMs, keeper: keptRedirects })
  const keptIndex = kept?.value<SiteIndex>(INDEXED_PAGES)
  const index = new IndexReader({
    ...reading,
    maxWaitMs,
    keeper: keptIndex,
    signal: options.signal,
  })
  const receipts = new Receipts()
  const countRender = (path: string, ms: number) => metrics.countRender(path, ms)
  const pages = new TaggedCache<CachedPage>({
    load: (path, previous) =>
      makePage(path, previous, {
        fetchContent,
        kinds,
        settings,
        assets,
        siteUrl,
        log,
        countRender,
      }),
    ready,
    onFresh: (lagMs) => metrics.countLag('fresh', lagMs),
    onLoaded: (path) => receipts.note(path),
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
  const addresses = ahead && new AddressReader({ ...reading, keeper: keptAddresses })
  const renderAhead = addresses && new RenderAhead({ pages, addresses, signal: ahead, log })
  /** Whatever was rendered with other settings is out of date. */
  function dropOtherSettings(current: string) {
    const all = [settingsVersion, ...pages.tags(SETTINGS_VERSION)]
    const others = all.filter((tag) => tag !== current)
    settingsVersion = current
    errorPages.invalidate(others)
    pages.invalidate(others)
  }
  const follower = new ChangeFollower({
    read: createFeed({ contentUrl: options.contentUrl, publishKey }),
    onChanges: (tags, { sequence }, since) => {
      settings.invalidate(tags)
      redirects.invalidate(tags)
      index.invalidate(tags)
      errorPages.invalidate(tags)
      addresses?.invalidate(tags)
      options.made?.forgetCurrent()
      const stale = pages.invalidate(tags, since)
      receipts.begin(sequence, stale, since)
      renderAhead?.wake()
      const lagMs = since === undefined ? undefined : Date.now() - since
      if (lagMs !== undefined) metrics.countLag('known', lagMs)
      const what = { change: sequence, tags: fewOf(tags), pages: fewOf(stale), lagMs }
      log.info('Changes published: pages are stale.', what)
    },
    log,
    ...(options.pollMs !== undefined && { pollMs: options.pollMs }),
    signal: options.signal,
  })
  const publish = createPublishHandler({
    publishKey,
    onPublish: (sequence) => follower.reach(sequence),
  })
  const concerned = createConcernedHandler({ publishKey, pagesWith: (tags) => pages.keysOf(tags) })
  const builds = createBuilds({
    build: assets.build,
    earlierBuilds: assets.earlierBuilds,
    publish,
    concerned,
    publishKey,
    receipts,
    metrics,
    redirects,
    prerendered: () => [...(addresses?.known ?? pages.keys().filter(isPlain))],
  })
  const whyNotReady = createReadiness({
    countPages: () => pages.size,
    hasContact: () => follower.hasContact,
    probe: () => fetchContent(shellQuery, {}),
    isEnding: () => options.signal?.aborted === true,
  })
  watchSite(metrics.registry, { pages, follower, kept })
  const answers = new PageAnswers({ pages, errors: errorPages, addresses, metrics })
  const { contentUrl, signal } = options
  const enquiries = createEnquiries({
    ...options.enquiries,
    contentUrl,
    publishKey,
    siteUrl,
    answers,
    settings,
    kinds,
    metrics,
    log,
    signal,
  })
  const found = new FoundFiles({ index, siteUrl, metrics })
  const share = new SharePictures({
    made: options.made,
    isPublished: (path) => addresses?.has(path),
    log,
    onAnswer: (status) => metrics.countAnswer('none', status),
  })
  // Kept from the first moment on, since search engines may ask in an outage.
  if (ahead) void index.read()
  const visits = new Visits({
    ...options.visits,
    siteUrl,
    isPublished: createPublishedPaths(pages, addresses),
    handOver: createHandOver(options),
    onBeacon: (result) => metrics.countBeacon(result),
    log,
    signal: options.signal,
  })
  const preview = new Preview({
    previewUrl,
    studioUrl,
    contentTimeoutMs,
    redirects,
    kinds,
    assets,
    siteUrl,
    log,
    errors: answers,
  })
  const routes = {
    assets,
    pages: answers,
    builds,
    enquiries,
    found,
    visits,
    preview,
    media: options.media,
    made: options.made,
    share,
  }
  const { securityContact } = options
  const about = { siteUrl, securityContact, whyNotReady, metrics, log }
  return createRouter({ ...routes, redirects, settings, ...about })
}

/** Only addresses without parameters are listed: a visitor's choices in a list are private. */
function isPlain(address: string): boolean {
  return !address.includes('?')
}

/** A bulk publish or a change of the settings concerns thousands: the log has the first ones. */
function fewOf(items: readonly string[]): string {
  const [few, more] = [items.slice(0, MAX_LOGGED), items.length - MAX_LOGGED]
  return more > 0 ? `${few.join(' ')} and ${more} more` : few.join(' ')
}
