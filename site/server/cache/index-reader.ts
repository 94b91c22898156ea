import type { Log } from '@belvedere/kit/log.ts'
import type { ContentClient } from '../../content/client.ts'
import { reasonOf } from '../../content/content-error.ts'
import {
  fetchIndexedPages,
  INDEXED_PAGES,
  type SiteIndex,
  withIndexedPages,
} from '../../content/indexed-pages.ts'
import { routeOf } from '../../screens/routes.ts'
import type { Keeper } from './entry.ts'
import { isStartingUp } from './error-log-level.ts'
import { type CacheResult, TaggedCache } from './tagged-cache.ts'

type Options = {
  fetchContent: ContentClient
  log: Log
  ready?: () => Promise<unknown>
  maxWaitMs?: number | undefined
  keeper?: Keeper<SiteIndex> | undefined
  /** Stops reading the index after publishes. */
  signal?: AbortSignal | undefined
}

const AFTER_FAILURE_MS = 1000
const MAX_FIRST_WAIT_MS = 8000

/**
 * How long after a publish the index is read again if nobody asks for it: reading ten thousand pages
 * keeps the content service busy while it renders what was published.
 */
const PAUSE_MS = 5000

/** Caches the index of the site, from which the files for search engines are made. */
export class IndexReader {
  readonly #cache: TaggedCache<SiteIndex>
  readonly #signal: AbortSignal | undefined
  /** The tags that were published since the last request. */
  #published = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #nextTry = 0

  constructor({ fetchContent, log, ready, maxWaitMs, keeper, signal }: Options) {
    this.#signal = signal
    this.#cache = new TaggedCache({
      load: async () => {
        const { value, tags } = await fetchIndexedPages(fetchContent)
        const pages = value.pages.filter(({ path }) => routeOf(path))
        return { value: { ...value, pages }, tags }
      },
      onError: (_, error) =>
        // The content service starts at the same time as the site.
        log[isStartingUp() ? 'info' : 'error'](
          'Error fetching the index of the site: its sitemap and feed are the last known ones, or none.',
          reasonOf(error),
        ),
      ...(ready && { ready }),
      ...(maxWaitMs !== undefined && { maxWaitMs }),
      maxFirstWaitMs: MAX_FIRST_WAIT_MS,
      keeper,
    })
  }

  /** Marks the index as out of date; it is read again at the next request or after a pause. */
  invalidate(tags: readonly string[]): void {
    this.#nextTry = 0
    for (const tag of withIndexedPages(tags)) this.#published.add(tag)
    this.#timer ??= setTimeout(() => this.#apply(), PAUSE_MS).unref()
  }

  #apply() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const tags = [...this.#published]
    this.#published.clear()
    if (tags.length > 0 && !this.#signal?.aborted) this.#cache.invalidate(tags)
  }

  /** The index, or the last known one while no other can be fetched; undefined if there is none. */
  async read(): Promise<CacheResult<SiteIndex> | undefined> {
    this.#apply()
    if (Date.now() < this.#nextTry && !this.#cache.has(INDEXED_PAGES)) return undefined
    try {
      return await this.#cache.get(INDEXED_PAGES)
    } catch {
      this.#nextTry = Date.now() + AFTER_FAILURE_MS
      return undefined
    }
  }
}
