import type { Log } from '@belvedere/kit/log.ts'
import { type ContentClient, reasonOf } from '../content/client.ts'
import { type Settings, settingsQuery } from '../content/settings.ts'
import type { Keeper } from './cache-entry.ts'
import { errorLogLevel } from './error-log-level.ts'
import { contentHash } from './prepared-response.ts'
import { TaggedCache } from './tagged-cache.ts'

/** Settings with their tags; `maxAgeMs` is set if they are stale or could not be fetched. */
export type VersionedSettings = {
  settings: Settings
  /** A hash of the settings. */
  version: string
  tags: readonly string[]
  maxAgeMs?: number
}

const NO_SETTINGS: Settings = { site: null, global: null }
const AFTER_FAILURE_MS = 5000
const NONE: VersionedSettings = {
  settings: NO_SETTINGS,
  version: 'none',
  tags: [],
  maxAgeMs: AFTER_FAILURE_MS,
}
const KEY = 'settings'

/** Pages that are rendered with old settings are rendered again: it is worth to wait. */
const MAX_WAIT_MS = 1000

/** Caches the settings that every page's shell is rendered from. */
export class SettingsReader {
  readonly #cache: TaggedCache<VersionedSettings>
  #nextTry = 0

  constructor(fetchContent: ContentClient, log: Log, keeper?: Keeper<VersionedSettings>) {
    this.#cache = new TaggedCache({
      load: async () => {
        const { data, tags } = await fetchContent(settingsQuery, {})
        return { value: { settings: data, version: contentHash(JSON.stringify(data)), tags }, tags }
      },
      onError: (_, error) =>
        log[errorLogLevel(error)](
          'Error fetching settings: using the last known settings, or none. Is the content service running?',
          reasonOf(error),
        ),
      maxRestoredWaitMs: MAX_WAIT_MS,
      maxFirstWaitMs: MAX_WAIT_MS,
      keeper,
    })
  }

  invalidate(tags: readonly string[]): void {
    this.#nextTry = 0
    this.#cache.invalidate(tags)
  }

  /**
   * The current settings; never rejects. Without any, pages have an empty menu (readings, States).
   */
  async read(): Promise<VersionedSettings> {
    const isTooSoon = Date.now() < this.#nextTry && !this.#cache.has(KEY)
    if (isTooSoon) return NONE
    try {
      const { value, state } = await this.#cache.get(KEY)
      return state === 'stale' ? { ...value, maxAgeMs: AFTER_FAILURE_MS } : value
    } catch {
      this.#nextTry = Date.now() + AFTER_FAILURE_MS
      return NONE
    }
  }
}
