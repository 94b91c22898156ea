import { LRUCache } from 'lru-cache'
import { TagIndex } from './tag-index.ts'

/** A loaded value, with the tags of every record, list and setting it depends on. */
export type LoadResult<Value> = {
  value: Value
  tags: readonly string[]
  /** After this time the value is still served, and refreshed in the background. */
  maxAgeMs?: number
  /** Marks a "not found" result: cached briefly, and apart from real values. */
  isNegative?: boolean
}

export type CacheResult<Value> = { value: Value; state: 'hit' | 'miss' | 'stale' }

type Options<Value> = {
  load: (key: string, previous: Value | undefined) => Promise<LoadResult<Value>>
  /**
   * Called once per failed load, however many requests were waiting for it, and with a `BusyError`
   * once per burst of too many uncached keys.
   */
  onError: (key: string, error: unknown) => void
  maxEntries?: number
  maxBytes?: number
  sizeOf?: (value: Value) => number
  /** How long a request waits for a refresh before it gets the stale value. */
  maxWaitMs?: number
  negativeMs?: number
}

type Entry<Value> = {
  value: Value
  tags: ReadonlySet<string>
  isStale: boolean
  refreshAt: number
  failures: number
  retryAt: number
}

/** A running load, and the tags that were invalidated since it began. */
type Run<Value> = { invalidated: Set<string>; entry: Promise<Entry<Value>> }

const DEFAULT_MAX_AGE_MS = 5 * 60_000
const MAX_LOADS_PER_RUN = 3
const MAX_UNCACHED_RUNS = 50
const MAX_BACKGROUND_RUNS = 2
const MAX_NEGATIVE_ENTRIES = 1000

/** Too many uncached keys are being loaded at once. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/**
 * A cache whose values are invalidated by tag (stale-while-revalidate). Invalidating a tag marks
 * only the values that carry it as stale; the stale value is kept until a newer one is loaded.
 */
export class TaggedCache<Value> {
  readonly #options: Options<Value>
  readonly #index = new TagIndex()
  readonly #entries: LRUCache<string, Entry<Value>>
  readonly #negatives: LRUCache<string, Entry<Value>>
  readonly #runs = new Map<string, Run<Value>>()
  readonly #queued = new Set<string>()
  #backgroundRuns = 0
  #uncachedRuns = 0
  #isBusyReported = false

  constructor(options: Options<Value>) {
    this.#options = options
    const { maxEntries = 5000, maxBytes = 256e6, sizeOf = () => 1, negativeMs = 10_000 } = options
    const dispose = (entry: Entry<Value>, key: string) => this.#index.remove(key, entry.tags)
    this.#entries = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
      dispose,
    })
    this.#negatives = new LRUCache({ max: MAX_NEGATIVE_ENTRIES, ttl: negativeMs, dispose })
  }

  /** The value if it is fresh. Synchronous, because almost every request takes this path. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    return entry && !entry.isStale && entry.refreshAt > Date.now() ? entry.value : undefined
  }

  /** The keys of all cached values, without negative results. */
  keys(): string[] {
    return [...this.#entries.keys()]
  }

  /** The cached, refreshed or newly loaded value. Rejects if there is none and loading fails. */
  async get(key: string): Promise<CacheResult<Value>> {
    const entry = this.#entries.get(key) ?? this.#negatives.get(key)
    if (!entry) return { value: (await this.#run(key)).value, state: 'miss' }
    if (entry.isStale) return this.#getRefreshed(key, entry)
    if (entry.refreshAt <= Date.now()) this.#refreshSoon([key])
    return { value: entry.value, state: 'hit' }
  }

  /**
   * Marks the values with these tags as stale, refreshes them in the background, returns their
   * keys.
   */
  invalidate(tags: readonly string[]): string[] {
    for (const run of this.#runs.values()) for (const tag of tags) run.invalidated.add(tag)
    const keys = [...this.#index.keysOf(tags)]
    for (const key of keys) {
      this.#negatives.delete(key)
      const entry = this.#entries.peek(key)
      if (entry) Object.assign(entry, { isStale: true, failures: 0, retryAt: 0 })
    }
    const kept = keys.filter((key) => this.#entries.has(key))
    this.#refreshSoon(kept)
    return kept
  }

  async #getRefreshed(key: string, entry: Entry<Value>): Promise<CacheResult<Value>> {
    const isTooSoon = entry.retryAt > Date.now()
    const refreshed = isTooSoon ? undefined : await this.#withTimeout(this.#refresh(key))
    return refreshed
      ? { value: refreshed.value, state: 'miss' }
      : { value: entry.value, state: 'stale' }
  }

  async #withTimeout(run: Promise<Entry<Value> | undefined>) {
    const { maxWaitMs = 3000 } = this.#options
    const timeout = Promise.withResolvers<undefined>()
    const timer = setTimeout(timeout.resolve, maxWaitMs, undefined)
    return Promise.race([run, timeout.promise]).finally(() => clearTimeout(timer))
  }

  #refreshSoon(keys: Iterable<string>) {
    for (const key of keys) this.#queued.add(key)
    while (this.#backgroundRuns < MAX_BACKGROUND_RUNS && this.#queued.size > 0) this.#refreshNext()
  }

  #refreshNext() {
    const [key = ''] = this.#queued
    this.#queued.delete(key)
    this.#backgroundRuns++
    void this.#refresh(key).finally(() => {
      this.#backgroundRuns--
      this.#refreshSoon([])
    })
  }

  #refresh(key: string): Promise<Entry<Value> | undefined> {
    return this.#run(key).catch(() => undefined)
  }

  /** Concurrent requests for a key share one load. */
  #run(key: string): Promise<Entry<Value>> {
    const running = this.#runs.get(key)
    if (running) return running.entry
    return this.#entries.has(key) ? this.#start(key) : this.#startUncached(key)
  }

  #start(key: string): Promise<Entry<Value>> {
    const invalidated = new Set<string>()
    const entry = Promise.resolve()
      .then(() => this.#load(key, invalidated))
      .catch((error) => this.#fail(key, error))
      .finally(() => this.#runs.delete(key))
    this.#runs.set(key, { invalidated, entry })
    return entry
  }

  /** Limits loads of uncached keys: random addresses must not delay refreshes of real pages. */
  #startUncached(key: string): Promise<Entry<Value>> {
    if (this.#uncachedRuns >= MAX_UNCACHED_RUNS) return this.#refuse(key)
    this.#uncachedRuns++
    return this.#start(key).finally(() => {
      this.#uncachedRuns--
      if (this.#uncachedRuns === 0) this.#isBusyReported = false
    })
  }

  #refuse(key: string): Promise<never> {
    const error = new BusyError(
      'Too many requests for uncached addresses at once: some are refused.',
    )
    if (!this.#isBusyReported) this.#options.onError(key, error)
    this.#isBusyReported = true
    return Promise.reject(error)
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
      const isStale = loaded.tags.some((tag) => invalidated.has(tag))
      if (!isStale || loads === MAX_LOADS_PER_RUN) return this.#store(key, loaded, isStale)
    }
  }

  #store(key: string, loaded: LoadResult<Value>, isStale: boolean): Entry<Value> {
    const { value, maxAgeMs = DEFAULT_MAX_AGE_MS } = loaded
    const tags = new Set(loaded.tags)
    const entry = {
      value,
      tags,
      isStale,
      refreshAt: Date.now() + maxAgeMs,
      failures: 0,
      retryAt: 0,
    }
    this.#entries.delete(key)
    this.#negatives.delete(key)
    const store = loaded.isNegative ? this.#negatives : this.#entries
    store.set(key, entry)
    if (store.has(key)) this.#index.add(key, tags)
    return entry
  }
}

const MIN_BACKOFF_MS = 1000
const MAX_BACKOFF_MS = 30_000

function backOff(entry: { failures: number; retryAt: number; refreshAt: number }) {
  const wait = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** entry.failures)
  entry.failures++
  entry.retryAt = Date.now() + wait
  entry.refreshAt = Math.max(entry.refreshAt, entry.retryAt)
}
