import type { Log } from '@belvedere/kit/log.ts'
import type { Kinds } from '../content/kinds.ts'
import type { MadePictures } from '../media/made-pictures.ts'
import type { EnquiryOptions } from './enquiries/create.ts'
import type { Compression } from './http/encodings.ts'
import type { Metrics } from './http/metrics.ts'
import type { Handler } from './http/request.ts'
import type { KeptState } from './pages/kept-state.ts'
import type { Assets } from './render/assets.ts'
import type { VisitOptions } from './visits/visits.ts'

/** What a site is created with: by the program from the environment, by tests from what they need. */
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
  /**
   * How long anything waits for the content service while there is another way, such as a stale page
   * or an empty menu; each part has a value of its own by default.
   */
  maxWaitMs?: number
  /** How long a visitor waits for a page that was never rendered. */
  maxFirstWaitMs?: number
  /** The size of the page cache, in memory and again on disk. */
  cacheBytes?: number
  /** What an earlier run has kept. */
  kept?: KeptState
  /** Renders all published pages ahead of their visitors, until it is aborted. */
  ahead?: AbortSignal
  /** How well pages are compressed. */
  compression?: Compression
  /** Ends the following of the change feed, and the readiness. */
  signal?: AbortSignal
}
