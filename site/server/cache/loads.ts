import { inBackground } from '@belvedere/kit/request-id.ts'
import { EVERYTHING } from '../../changes/feed.ts'
import type { Entries } from './entries.ts'
import { backOff, type Entry, type LoadResult, loadedEntry } from './entry.ts'
import { UncachedSlots } from './patience.ts'

export type LoadOptions<Value> = {
  load: (key: string, previous: Value | undefined) => Promise<LoadResult<Value>>
  /**
   * Called once per failed load, however many requests were waiting for it, and with a `BusyError`
   * once per burst of too many uncached keys.
   */
  onError: (key: string, error: unknown) => void
  /**
   * Called when a value that became stale through a change is fresh again, with the time since the
   * change.
   */
  onFresh?: ((lagMs: number) => void) | undefined
  /** Called when an up-to-date value was loaded, whether or not it replaced another one. */
  onLoaded?: ((key: string) => void) | undefined
  /** Awaited before every load; invalidations until then do not affect the load. */
  ready?: () => Promise<unknown>
}

/** A running load, and the tags that were invalidated since it began. */
type Run<Value> = { invalidated: Set<string>; entry: Promise<Entry<Value>> }

const MAX_LOADS_PER_RUN = 3
const NEGATIVE_MS = 10_000

/**
 * Loads the values of a cache: each key once at a time, and again if its tags were invalidated
 * meanwhile.
 */
export class Loads<Value> {
  readonly #options: LoadOptions<Value>
  readonly #entries: Entries<Value>
  readonly #runs = new Map<string, Run<Value>>()
  readonly #slots: UncachedSlots

  constructor(options: LoadOptions<Value>, entries: Entries<Value>) {
    this.#options = options
    this.#entries = entries
    this.#slots = new UncachedSlots(options.onError)
  }

  /**
   * The number of running loads; of keys without a value, the number of running and refused loads.
   */
  get counts() {
    return { loading: this.#runs.size, ...this.#slots.counts }
  }

  /** Running loads with one of these tags are repeated. */
  invalidate(tags: readonly string[]): void {
    for (const run of this.#runs.values()) for (const tag of tags) run.invalidated.add(tag)
  }

  /**
   * Loads a value ahead of its visitors; it takes none of the slots for loads that visitors wait
   * for.
   */
  ahead(key: string): Promise<Entry<Value>> {
    return this.#runs.get(key)?.entry ?? inBackground('ahead', () => this.#start(key))
  }

  /** Concurrent requests for a key share one load. */
  run(key: string): Promise<Entry<Value>> {
    const running = this.#runs.get(key)
    if (running) return running.entry
    const start = () => this.#start(key)
    return this.#entries.has(key) ? start() : this.#slots.run(key, start)
  }

  #start(key: string): Promise<Entry<Value>> {
    const invalidated = new Set<string>()
    const { ready = () => Promise.resolve() } = this.#options
    const entry = ready()
      .then(() => this.#load(key, invalidated))
      .catch((error) => this.#fail(key, error))
      .finally(() => this.#runs.delete(key))
    this.#runs.set(key, { invalidated, entry })
    return entry
  }

  /** A failed load keeps the stale value and retries with exponential backoff. */
  #fail(key: string, error: unknown): never {
    const entry = this.#entries.peek(key)
    if (entry) backOff(entry)
    this.#options.onError(key, error)
    throw error
  }

  /** Loads again if one of the value's tags was invalidated during the load. */
  async #load(key: string, invalidated: Set<string>): Promise<Entry<Value>> {
    for (let loads = 1; ; loads++) {
      invalidated.clear()
      const loaded = await this.#options.load(key, this.#entries.peek(key)?.value)
      const isStale = [...loaded.tags, EVERYTHING].some((tag) => invalidated.has(tag))
      if (!isStale || loads === MAX_LOADS_PER_RUN) return this.#store(key, loaded, isStale)
    }
  }

  #store(key: string, loaded: LoadResult<Value>, isStale: boolean): Entry<Value> {
    const previous = this.#entries.peek(key)
    const maxAge = loaded.isNegative && { maxAgeMs: NEGATIVE_MS }
    const entry = loadedEntry({ ...loaded, ...maxAge }, { isStale, visits: previous?.visits ?? 0 })
    if (previous?.isStale && !previous.isRestored) this.#age(entry, previous.staleSince)
    if (!entry.isStale) this.#options.onLoaded?.(key)
    if (loaded.isNegative) this.#entries.replaceByNegative(key, entry)
    else this.#entries.replace(key, entry, loaded.finished)
    return entry
  }

  /** A fresh value replaced one that a change had made stale. */
  #age(entry: Entry<Value>, staleSince: number) {
    if (entry.isStale) entry.staleSince = staleSince
    else this.#options.onFresh?.(Date.now() - staleSince)
  }
}
