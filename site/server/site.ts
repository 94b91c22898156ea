import type { Log } from '@belvedere/kit/log.ts'
import { createContentClient, reasonOf } from '../content/client.ts'
import { PageAnswers } from './answer-page.ts'
import type { Assets } from './assets.ts'
import { createBuilds } from './builds.ts'
import { errorLogLevel } from './error-log-level.ts'
import { ErrorPages } from './error-pages.tsx'
import { type CachedPage, makePage, pageSize } from './make-page.ts'
import { Metrics } from './metrics.ts'
import { createPublishHandler } from './publish.ts'
import { RedirectReader } from './redirect-reader.ts'
import { createRouter, type Handler } from './router.ts'
import { SettingsReader } from './settings-reader.ts'
import { BusyError, TaggedCache } from './tagged-cache.ts'

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
  negativeMs?: number
}

/** Creates the site as one request handler. */
export function createSite(options: SiteOptions): Handler {
  const { assets, siteUrl, log, publishKey } = options
  const metrics = new Metrics()
  const fetchContent = createContentClient({
    url: options.contentUrl,
    token: options.contentToken,
    timeoutMs: options.contentTimeoutMs,
    onQuery: (operation) => metrics.countQuery(operation),
  })
  const settings = new SettingsReader(fetchContent, log)
  const errorPages = new ErrorPages({ settings, assets, siteUrl, log })
  const redirects = new RedirectReader({ fetchContent, log, maxWaitMs: options.maxWaitMs })
  const countRender = (path: string) => metrics.countRender(path)
  const pages = new TaggedCache<CachedPage>({
    load: (path, previous) =>
      makePage(path, previous, { fetchContent, settings, assets, siteUrl, log, countRender }),
    sizeOf: pageSize,
    onError: (page, error) =>
      error instanceof BusyError
        ? log.warn(error.message, { page })
        : log[errorLogLevel(error)]('Error fetching page:', { page, ...reasonOf(error) }),
    maxWaitMs: options.maxWaitMs,
    negativeMs: options.negativeMs,
  })
  const onPublish = (tags: readonly string[]) => {
    settings.invalidate(tags)
    redirects.invalidate(tags)
    errorPages.invalidate(tags)
    const stale = pages.invalidate(tags)
    log.info('Published.', { tags: tags.join(' '), pages: stale.join(' ') })
  }
  const publish = createPublishHandler({ publishKey, onPublish })
  const builds = createBuilds({
    build: assets.build,
    publish,
    publishKey,
    metrics,
    redirects,
    prerendered: () => pages.keys(),
  })
  const answers = new PageAnswers(pages, errorPages)
  return createRouter({ assets, pages: answers, builds, media: options.media, redirects, log })
}
