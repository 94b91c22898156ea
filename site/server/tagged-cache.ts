import { LRUCache } from 'lru-cache'
import { TagIndex } from './tag-index.ts'

/** What a load brings: the value, and the tags of every record it was made from. */
export type LoadResult<Value> = {
  value: Value
  tags: readonly string[]
  /** After this time the value is still served, and checked in the background. */
  maxAgeMs?: number
  /** An answer that nothing is there: forgotten soon, and never in the way of real values. */
  isNegative?: boolean
}

export type CacheResult<Value> = { value: Value; state: 'hit' | 'miss' | 'stale' }

type Options<Value> = {
  load: (key: string, previous: Value | undefined) => Promise<LoadResult<Value>>
  /**
   * Told once about each load that fails, however many were waiting for it, and once about each
   * crowd of unknown keys that is too large.
   */
  onError: (key: string, error: unknown) => void
  maxEntries?: number
  maxBytes?: number
  sizeOf?: (value: Value) => number
  /** How long a request waits for a newer value before it takes the last good one. */
  patienceMs?: number
  negativeMs?: number
}

type Entry<Value> = {
  value: Value
  tags: ReadonlySet<string>
  isStale: boolean
  checkAt: number
  failures: number
  retryAt: number
}

/** A load under way, and the tags that were published since it began. */
type Run<Value> = { missed: Set<string>; entry: Promise<Entry<Value>> }

const SAFETY_CHECK_MS = 5 * 60_000
const LOADS_PER_RUN = 3
const UNKNOWN_RUNS_AT_ONCE = 50
const BACKGROUND_RUNS = 2
const NEGATIVE_ENTRIES = 1000

/** Too many values that nobody asked for before are being made at once. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/**
 * Values by key, each known by the records it was made from. Publishing a record marks just the
 * values that carry its tag; the last good value stays until a newer one is ready.
 */
export class TaggedCache<Value> {
  readonly #options: Options<Value>
  readonly #index = new TagIndex()
  readonly #entries: LRUCache<string, Entry<Value>>
  readonly #negatives: LRUCache<string, Entry<Value>>
  readonly #runs = new Map<string, Run<Value>>()
  readonly #waiting = new Set<string>()
  #backgroundRuns = 0
  #unknownRuns = 0
  #isCrowded = false

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
    this.#negatives = new LRUCache({ max: NEGATIVE_ENTRIES, ttl: negativeMs, dispose })
  }

  /** The value if nothing speaks against it: the way of almost every request. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    return entry && !entry.isStale && entry.checkAt > Date.now() ? entry.value : undefined
  }

  /** The keys of all values that are there. */
  keys(): string[] {
    return [...this.#entries.keys()]
  }

  /** The value, made or made anew if need be. */
  async get(key: string): Promise<CacheResult<Value>> {
    const entry = this.#entries.get(key) ?? this.#negatives.get(key)
    if (!entry) return { value: (await this.#run(key)).value, state: 'miss' }
    if (entry.isStale) return this.#newer(key, entry)
    if (entry.checkAt <= Date.now()) this.#refreshSoon([key])
    return { value: entry.value, state: 'hit' }
  }

  /** Marks the values made from these records and makes them anew in the background. */
  invalidate(tags: readonly string[]): string[] {
    for (const run of this.#runs.values()) for (const tag of tags) run.missed.add(tag)
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

  async #newer(key: string, entry: Entry<Value>): Promise<CacheResult<Value>> {
    const isTooSoon = entry.retryAt > Date.now()
    const newer = isTooSoon ? undefined : await this.#patiently(this.#refresh(key))
    return newer ? { value: newer.value, state: 'miss' } : { value: entry.value, state: 'stale' }
  }

  async #patiently(run: Promise<Entry<Value> | undefined>) {
    const { patienceMs = 3000 } = this.#options
    const over = Promise.withResolvers<undefined>()
    const timer = setTimeout(over.resolve, patienceMs, undefined)
    return Promise.race([run, over.promise]).finally(() => clearTimeout(timer))
  }

  #refreshSoon(keys: Iterable<string>) {
    for (const key of keys) this.#waiting.add(key)
    while (this.#backgroundRuns < BACKGROUND_RUNS && this.#waiting.size > 0) this.#refreshNext()
  }

  #refreshNext() {
    const [key = ''] = this.#waiting
    this.#waiting.delete(key)
    this.#backgroundRuns++
    void this.#refresh(key).finally(() => {
      this.#backgroundRuns--
      this.#refreshSoon([])
    })
  }

  #refresh(key: string): Promise<Entry<Value> | undefined> {
    return this.#run(key).catch(() => undefined)
  }

  /** Whoever asks for a key while it is being made gets the same one. */
  #run(key: string): Promise<Entry<Value>> {
    const running = this.#runs.get(key)
    if (running) return running.entry
    return this.#entries.has(key) ? this.#start(key) : this.#startUnknown(key)
  }

  #start(key: string): Promise<Entry<Value>> {
    const missed = new Set<string>()
    const entry = Promise.resolve()
      .then(() => this.#load(key, missed))
      .catch((error) => this.#fail(key, error))
      .finally(() => this.#runs.delete(key))
    this.#runs.set(key, { missed, entry })
    return entry
  }

  /** Anybody can ask for keys that mean nothing: they never stand in the way of those that do. */
  #startUnknown(key: string): Promise<Entry<Value>> {
    if (this.#unknownRuns >= UNKNOWN_RUNS_AT_ONCE) return this.#refuse(key)
    this.#unknownRuns++
    return this.#start(key).finally(() => {
      this.#unknownRuns--
      if (this.#unknownRuns === 0) this.#isCrowded = false
    })
  }

  #refuse(key: string): Promise<never> {
    const error = new BusyError('Too many unknown addresses at once: some are refused.')
    if (!this.#isCrowded) this.#options.onError(key, error)
    this.#isCrowded = true
    return Promise.reject(error)
  }

  /** A failure leaves the last good value in place, and the next try waits longer each time. */
  #fail(key: string, error: unknown): never {
    const entry = this.#entries.peek(key)
    if (entry) backOff(entry)
    this.#options.onError(key, error)
    throw error
  }

  /** What was published while the value was being made is missing from it: it is made again. */
  async #load(key: string, missed: Set<string>): Promise<Entry<Value>> {
    for (let loads = 1; ; loads++) {
      missed.clear()
      const loaded = await this.#options.load(key, this.#entries.peek(key)?.value)
      const isStale = loaded.tags.some((tag) => missed.has(tag))
      if (!isStale || loads === LOADS_PER_RUN) return this.#store(key, loaded, isStale)
    }
  }

  #store(key: string, loaded: LoadResult<Value>, isStale: boolean): Entry<Value> {
    const { value, maxAgeMs = SAFETY_CHECK_MS } = loaded
    const tags = new Set(loaded.tags)
    const entry = { value, tags, isStale, checkAt: Date.now() + maxAgeMs, failures: 0, retryAt: 0 }
    this.#entries.delete(key)
    this.#negatives.delete(key)
    const store = loaded.isNegative ? this.#negatives : this.#entries
    store.set(key, entry)
    if (store.has(key)) this.#index.add(key, tags)
    return entry
  }
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

function backOff(entry: { failures: number; retryAt: number; checkAt: number }) {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** entry.failures)
  entry.failures++
  entry.retryAt = Date.now() + wait
  entry.checkAt = Math.max(entry.checkAt, entry.retryAt)
}
