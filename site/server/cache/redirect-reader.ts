import { setAddresses } from '@belvedere/kit/addresses.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { RedirectRules } from '@belvedere/kit/redirects.ts'
import type { ContentClient } from '../../content/client.ts'
import { reasonOf } from '../../content/content-error.ts'
import { fetchRouting, type Routing } from '../../content/redirects.ts'
import type { Keeper } from './entry.ts'
import { errorLogLevel } from './error-log-level.ts'
import { TaggedCache } from './tagged-cache.ts'

type Options = {
  fetchContent: ContentClient
  log: Log
  ready?: () => Promise<unknown>
  maxWaitMs?: number | undefined
  keeper?: Keeper<Routing> | undefined
}

const NONE = new RedirectRules([])
const AFTER_FAILURE_MS = 5000
const MAX_WAIT_MS = 1000
const KEY = 'routing'

/**
 * Caches the redirects that editors manage, and the names of addresses: each request needs both before
 * it is known which page it is for.
 */
export class RedirectReader {
  readonly #cache: TaggedCache<Routing>
  #rules = NONE
  #nextTry = 0

  constructor({ fetchContent, log, ready, maxWaitMs = MAX_WAIT_MS, keeper }: Options) {
    this.#cache = new TaggedCache({
      load: () => fetchRouting(fetchContent),
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
    const routing = this.#cache.fresh(KEY)
    return routing && this.#rulesOf(routing)
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

  /** Indexes a list once, and uses its names of addresses from then on. */
  #rulesOf({ redirects, names }: Routing): RedirectRules {
    if (this.#rules.list !== redirects) {
      this.#rules = new RedirectRules(redirects)
      setAddresses(names)
    }
    return this.#rules
  }
}
