import type { Log } from '@belvedere/kit/log.ts'
import type { Kinds } from '../content/kinds.ts'
import type { MadePictures } from '../media/made-pictures.ts'
import type { EdgeDriver } from './edge/driver.ts'
import type { EnquiryOptions } from './enquiries/create.ts'
import type { Compression } from './http/encodings.ts'
import type { Readiness } from './http/health.ts'
import type { Metrics } from './http/metrics.ts'
import type { Handler } from './http/request.ts'
import type { KeptState } from './pages/kept-state.ts'
import type { Assets } from './render/assets.ts'
import type { VisitOptions } from './visits/visits.ts'

/** The options of a site: the program reads them from the environment, tests choose them. */
export type SiteOptions = {
  contentUrl: string
  contentToken: string
  /** The endpoint for drafts. */
  previewUrl: string
  /** The origin of the studio, the only one that may show previews in a frame. */
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
  /** The cache in front of the site. */
  edge?: EdgeDriver | undefined
  log: Log
  /** The metrics to count in; by default the site's own. */
  metrics?: Metrics
  /**
   * How long each part waits for the content service while there is an alternative, such as a stale
   * page or an empty menu; each has its own default.
   */
  maxWaitMs?: number
  /** How long a visitor waits for a page that was never rendered. */
  maxFirstWaitMs?: number
  /** The size of the page cache, in memory and again on disk. */
  cacheBytes?: number
  /** The state that an earlier process has stored. */
  kept?: KeptState
  /** Renders all published pages before their first request, until it is aborted. */
  ahead?: AbortSignal
  /** The compression quality of pages. */
  compression?: Compression
  /** Makes the site not ready, so that no new visitors are sent to it; it still answers. */
  draining?: AbortSignal
  /** Stops following the change feed, and makes the site not ready. */
  signal?: AbortSignal
  /** Is given what tells why the site cannot serve, for the port of the metrics. */
  onReadiness?: (whyNotReady: Readiness) => void
}
