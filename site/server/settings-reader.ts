import type { Log } from '@belvedere/kit/log.ts'
import { type ContentClient, reasonOf } from '../content/client.ts'
import { type Settings, settingsQuery } from '../content/settings.ts'
import { faultLevel } from './fault-level.ts'
import { contentHash } from './prepared-response.ts'
import { TaggedCache } from './tagged-cache.ts'

/** Settings with the records they were made from; short-lived where they could not be read. */
export type ReadSettings = {
  settings: Settings
  /** Other settings have another. */
  version: string
  tags: readonly string[]
  maxAgeMs?: number
}

const NOTHING: Settings = { site: null, global: null }
const AFTER_FAILURE_MS = 5000
const KEY = 'settings'

/** The settings every page's shell is drawn from, read once for all pages. */
export class SettingsReader {
  readonly #cache: TaggedCache<ReadSettings>

  constructor(ask: ContentClient, log: Log) {
    this.#cache = new TaggedCache({
      load: async () => {
        const { data, tags } = await ask(settingsQuery, {})
        return { value: { settings: data, version: contentHash(JSON.stringify(data)), tags }, tags }
      },
      onError: (_, error) =>
        log[faultLevel(error)](
          'Error fetching settings: pages go on with the last known ones, or with none. Is the content service up?',
          reasonOf(error),
        ),
    })
  }

  invalidate(tags: readonly string[]): void {
    this.#cache.invalidate(tags)
  }

  /** A page is made in any case, with an empty menu if need be (readings, States). */
  async read(): Promise<ReadSettings> {
    try {
      const { value, state } = await this.#cache.get(KEY)
      return state === 'stale' ? { ...value, maxAgeMs: AFTER_FAILURE_MS } : value
    } catch {
      return { settings: NOTHING, version: 'none', tags: [], maxAgeMs: AFTER_FAILURE_MS }
    }
  }
}
