import type { Log } from '@belvedere/kit/log.ts'
import { createContentClient, reasonOf } from '../content/client.ts'
import { PageAnswers } from './answer-page.ts'
import type { Assets } from './assets.ts'
import { createBuilds } from './builds.ts'
import { ErrorPages } from './error-pages.tsx'
import { faultLevel } from './fault-level.ts'
import { createFront, type Handler } from './front.ts'
import { type CachedPage, makePage, pageSize } from './make-page.ts'
import { Metrics } from './metrics.ts'
import { createPublishHandler } from './publish.ts'
import { RedirectReader } from './redirect-reader.ts'
import { SettingsReader } from './settings-reader.ts'
import { BusyError, TaggedCache } from './tagged-cache.ts'

export type SiteOptions = {
  contentUrl: string
  contentToken: string
  contentTimeoutMs?: number
  publishKey: string
  siteUrl: string
  assets: Assets
  /** Answers `/media/…`. */
  media?: Handler
  log: Log
  patienceMs?: number
  negativeMs?: number
}

/** The whole site as one request handler. */
export function createSite(options: SiteOptions): Handler {
  const { assets, siteUrl, log, publishKey } = options
  const metrics = new Metrics()
  const ask = createContentClient({
    url: options.contentUrl,
    token: options.contentToken,
    timeoutMs: options.contentTimeoutMs,
    onQuery: (operation) => metrics.countQuery(operation),
  })
  const settings = new SettingsReader(ask, log)
  const errorPages = new ErrorPages({ settings, assets, siteUrl, log })
  const redirects = new RedirectReader({ ask, log, patienceMs: options.patienceMs })
  const countRender = (path: string) => metrics.countRender(path)
  const pages = new TaggedCache<CachedPage>({
    load: (path, previous) =>
      makePage(path, previous, { ask, settings, assets, siteUrl, log, countRender }),
    sizeOf: pageSize,
    onError: (page, error) =>
      error instanceof BusyError
        ? log.warn(error.message, { page })
        : log[faultLevel(error)]('Error fetching page:', { page, ...reasonOf(error) }),
    patienceMs: options.patienceMs,
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
  return createFront({ assets, pages: answers, builds, media: options.media, redirects, log })
}
