import type { Log } from '@belvedere/kit/log.ts'
import { type Redirect, RedirectRules } from '@belvedere/kit/redirects.ts'
import type { ContentClient } from '../../content/client.ts'
import { reasonOf } from '../../content/content-error.ts'
import { fetchRedirects } from '../../content/redirects.ts'
import type { Keeper } from './entry.ts'
import { errorLogLevel } from './error-log-level.ts'
import { TaggedCache } from './tagged-cache.ts'

type Options = {
  fetchContent: ContentClient
  log: Log
  ready?: () => Promise<unknown>
  maxWaitMs?: number | undefined
  keeper?: Keeper<readonly Redirect[]> | undefined
}

const NONE = new RedirectRules([])
const AFTER_FAILURE_MS = 5000
const MAX_WAIT_MS = 1000
const KEY = 'redirects'

/** Caches the redirects that editors manage. */
export class RedirectReader {
  readonly #cache: TaggedCache<readonly Redirect[]>
  #rules = NONE
  #nextTry = 0

  constructor({ fetchContent, log, ready, maxWaitMs = MAX_WAIT_MS, keeper }: Options) {
    this.#cache = new TaggedCache({
      load: async () => {
        const { redirects, tags } = await fetchRedirects(fetchContent)
        return { value: redirects, tags }
      },
      onError: (_, error) =>
        log[errorLogLevel(error)](
          'Error fetching redirects: using the last known redirects, or none.',
          reasonOf(error),
        ),
      ...(ready && { ready }),
      maxWaitMs,
      maxFirstWaitMs: maxWaitMs,
      keeper,
    })
  }

  invalidate(tags: readonly string[]): void {
    this.#nextTry = 0
    this.#cache.invalidate(tags)
  }

  /**
   * The cached rules if they are fresh. Synchronous, because almost every request takes this path.
   */
  fresh(): RedirectRules | undefined {
    const list = this.#cache.fresh(KEY)
    return list && this.#rulesOf(list)
  }

  /**
   * The current rules; never rejects. If they cannot be fetched soon, pages are served without
   * redirects.
   */
  async read(): Promise<RedirectRules> {
    if (Date.now() < this.#nextTry) return this.fresh() ?? NONE
    try {
      return this.#rulesOf((await this.#cache.get(KEY)).value)
    } catch {
      this.#nextTry = Date.now() + AFTER_FAILURE_MS
      return NONE
    }
  }

  /** Indexes a list once. */
  #rulesOf(list: readonly Redirect[]): RedirectRules {
    if (this.#rules.list !== list) this.#rules = new RedirectRules(list)
    return this.#rules
  }
}
