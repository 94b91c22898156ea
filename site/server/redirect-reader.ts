import type { Log } from '@belvedere/kit/log.ts'
import { RedirectRules } from '@belvedere/kit/redirects.ts'
import { type ContentClient, reasonOf } from '../content/client.ts'
import { fetchRedirects } from '../content/redirects.ts'
import { faultLevel } from './fault-level.ts'
import { TaggedCache } from './tagged-cache.ts'

type Options = { ask: ContentClient; log: Log; patienceMs?: number | undefined }

const NONE = new RedirectRules([])
const AFTER_FAILURE_MS = 5000
const PATIENCE_MS = 1000
const KEY = 'redirects'

/** The redirects that editors manage, read once for all requests. */
export class RedirectReader {
  readonly #cache: TaggedCache<RedirectRules>
  #nextTry = 0

  constructor({ ask, log, patienceMs = PATIENCE_MS }: Options) {
    this.#cache = new TaggedCache({
      load: async () => {
        const { redirects, tags } = await fetchRedirects(ask)
        return { value: new RedirectRules(redirects), tags }
      },
      onError: (_, error) =>
        log[faultLevel(error)](
          'Error fetching redirects: addresses go on with the last known ones, or with none.',
          reasonOf(error),
        ),
      patienceMs,
    })
  }

  invalidate(tags: readonly string[]): void {
    this.#nextTry = 0
    this.#cache.invalidate(tags)
  }

  /** The rules if nothing speaks against them: the way of almost every request. */
  fresh(): RedirectRules | undefined {
    return this.#cache.fresh(KEY)
  }

  /** Pages are answered in any case: without redirects rather than not at all. */
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
