import { createContentClient } from '../content/client.ts'
import { reasonOf } from '../content/content-error.ts'
import { INDEXED_PAGES, type SiteIndex } from '../content/indexed-pages.ts'
import { allKinds } from '../content/kinds.ts'
import type { Routing } from '../content/redirects.ts'
import { shellQuery } from '../content/settings.ts'
import { Builds } from './builds.ts'
import { AddressReader } from './cache/address-reader.ts'
import { errorLogLevel } from './cache/error-log-level.ts'
import { IndexReader } from './cache/index-reader.ts'
import { BusyError } from './cache/patience.ts'
import { RedirectReader } from './cache/redirect-reader.ts'
import { SETTINGS_VERSION, SettingsReader } from './cache/settings-reader.ts'
import { TaggedCache } from './cache/tagged-cache.ts'
import { Edge } from './edge/edge.ts'
import { createEnquiries } from './enquiries/create.ts'
import { followChanges } from './follow-changes.ts'
import { FoundFiles } from './found/found-files.ts'
import { createReadiness } from './http/health.ts'
import { Metrics } from './http/metrics.ts'
import type { Handler } from './http/request.ts'
import { ErrorPages } from './pages/error-pages.tsx'
import { type CachedPage, loadPage, pageSize } from './pages/load-page.ts'
import { PageAnswers } from './pages/page-answers.ts'
import { RenderAhead } from './pages/render-ahead.ts'
import { Preview } from './preview/preview.ts'
import { Publishing } from './publish/publishing.ts'
import { Receipts } from './publish/receipts.ts'
import { createRouter } from './router.ts'
import { SharePictures } from './share/share-pictures.ts'
import type { SiteOptions } from './site-options.ts'
import { createHandOver } from './visits/hand-over.ts'
import { createPublishedPaths, Visits } from './visits/visits.ts'
import { watchSite } from './watch.ts'

/** A busy machine may take seconds to render; after more than that, visitors give up. */
const MAX_FIRST_WAIT_MS = 8000

/** High on purpose: the size in bytes is the effective limit. */
const MAX_PAGES = 50_000

/** The content service waits five seconds for the answer to a publish message. */
const MAX_PURGE_MS = 3000

/** Creates the site as one request handler. */
export function createSite(given: SiteOptions): Handler {
  const options = { kinds: allKinds, metrics: new Metrics(), ...given }
  const { ahead, assets, kept, log, made, metrics, publishKey, signal, siteUrl } = options
  const fetchContent = createContentClient({
    url: options.contentUrl,
    token: options.contentToken,
    timeoutMs: options.contentTimeoutMs,
    onQuery: (operation) => metrics.countQuery(operation),
    onAnswer: (answered) => metrics.countAnswered(answered),
  })
  /** Anything loaded before the change feed was first read would be loaded again. */
  const ready = () => follower.firstContact
  const reading = { fetchContent, log, ready, maxWaitMs: options.maxWaitMs, signal }
  let settingsVersion = `${SETTINGS_VERSION}none`
  const settings = new SettingsReader({
    ...reading,
    onChange: dropOtherSettings,
    keeper: kept?.value('settings'),
  })
  const redirects = new RedirectReader({
    ...reading,
    keeper: kept?.value<Routing>('routing'),
  })
  const index = new IndexReader({ ...reading, keeper: kept?.value<SiteIndex>(INDEXED_PAGES) })
  const addresses =
    ahead && new AddressReader({ ...reading, keeper: kept?.value<readonly string[]>('addresses') })
  const edge =
    options.edge && new Edge({ driver: options.edge, log, registry: metrics.registry, signal })
  const errors = new ErrorPages({ ...options, settings, ready })
  const receipts = new Receipts()
  const pages = new TaggedCache<CachedPage>({
    load: (path, previous) =>
      loadPage(path, previous, {
        ...options,
        fetchContent,
        settings,
        countRender: (address, ms) => metrics.countRender(address, ms),
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
    maxWaitMs: options.maxWaitMs,
    maxFirstWaitMs: options.maxFirstWaitMs ?? MAX_FIRST_WAIT_MS,
    keeper: kept?.pages,
  })
  /** Everything rendered with other settings is out of date. */
  function dropOtherSettings(current: string) {
    const all = [settingsVersion, ...pages.tags(SETTINGS_VERSION)]
    const others = all.filter((tag) => tag !== current)
    settingsVersion = current
    errors.invalidate(others)
    pages.invalidate(others)
  }
  const follower = followChanges(options, {
    pages,
    receipts,
    kept: [settings, redirects, index, errors, ...(addresses ? [addresses] : [])],
    made,
    edge,
    onStale: () => renderAhead?.wake(),
    metrics,
  })
  const renderAhead = addresses && new RenderAhead({ pages, addresses, signal: ahead, log })
  watchSite(metrics.registry, { pages, follower, kept })
  const whyNotReady = createReadiness({
    countPages: () => pages.size,
    hasContact: () => follower.hasContact,
    probe: () => fetchContent(shellQuery, {}),
    isEnding: () => [signal, options.draining].some((one) => one?.aborted),
  })
  options.onReadiness?.(whyNotReady)
  const answers = new PageAnswers({ pages, errors, addresses, metrics, edge })
  // Read from the first moment on, since search engines may ask during an outage.
  if (ahead) void index.read()
  return createRouter({
    ...options,
    redirects,
    settings,
    pages: answers,
    builds: new Builds({
      build: assets.build,
      earlierBuilds: assets.earlierBuilds,
      redirects,
      prerendered: () => [...(addresses?.known ?? pages.keys().filter(isPlain))],
    }),
    publishing: new Publishing({
      publishKey,
      onPublish: async (sequence) => {
        if (!(await follower.reach(sequence))) return 'The change feed cannot be read.'
        const isPurged = !edge || (await edge.settled(MAX_PURGE_MS))
        return isPurged ? undefined : 'The cache in front of the site is not purged yet.'
      },
      pagesWith: (tags) => pages.keysOf(tags),
      receipts,
    }),
    enquiries: createEnquiries({ ...options, ...options.enquiries, answers, settings }),
    found: new FoundFiles({ ...options, index, settings }),
    visits: new Visits({
      ...options.visits,
      siteUrl,
      isPublished: createPublishedPaths(pages, addresses),
      handOver: createHandOver(options),
      onBeacon: (result) => metrics.countBeacon(result),
      log,
      signal,
    }),
    preview: new Preview({ ...options, redirects, settings, errors: answers }),
    share: new SharePictures({
      made,
      isPublished: (path) => addresses?.has(path),
      log,
      onAnswer: (status) => metrics.countAnswer('none', status),
    }),
    whyNotReady,
  })
}

/** Only addresses without parameters are listed: a visitor's filters are private. */
function isPlain(address: string): boolean {
  return !address.includes('?')
}
