import type { Log } from '@belvedere/kit/log.ts'
import { RedirectRules } from '@belvedere/kit/redirects.ts'
import { type ContentClient, reasonOf } from '../content/client.ts'
import { fetchRedirects } from '../content/redirects.ts'
import { errorLogLevel } from './error-log-level.ts'
import { TaggedCache } from './tagged-cache.ts'

type Options = { fetchContent: ContentClient; log: Log; maxWaitMs?: number | undefined }

const NONE = new RedirectRules([])
const AFTER_FAILURE_MS = 5000
const MAX_WAIT_MS = 1000
const KEY = 'redirects'

/** Caches the redirects that editors manage. */
export class RedirectReader {
  readonly #cache: TaggedCache<RedirectRules>
  #nextTry = 0

  constructor({ fetchContent, log, maxWaitMs = MAX_WAIT_MS }: Options) {
    this.#cache = new TaggedCache({
      load: async () => {
        const { redirects, tags } = await fetchRedirects(fetchContent)
        return { value: new RedirectRules(redirects), tags }
      },
      onError: (_, error) =>
        log[errorLogLevel(error)](
          'Error fetching redirects: using the last known redirects, or none.',
          reasonOf(error),
        ),
      maxWaitMs,
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
    return this.#cache.fresh(KEY)
  }

  /**
   * The current rules; never rejects. If they cannot be fetched, pages are served without
   * redirects.
   */
  async read(): Promise<RedirectRules> {
    if (Date.now() < this.#nextTry) return NONE
    try {
      return (await this.#cache.get(KEY)).value
    } catch {
      this.#nextTry = Date.now() + AFTER_FAILURE_MS
      return NONE
    }
  }
}
