import { EVERYTHING } from '../../changes/feed.ts'
import { BackgroundRefresh, Visitors } from './background-refresh.ts'
import { Entries, type EntriesOptions } from './entries.ts'
import type { Basis, Entry } from './entry.ts'
import { type LoadOptions, Loads } from './loads.ts'
import { SlowError, within } from './patience.ts'

export type CacheResult<Value> = {
  value: Value
  state: 'hit' | 'miss' | 'stale'
  basis: Basis
}

type Options<Value> = EntriesOptions<Value> &
  LoadOptions<Value> & {
    /** How long a request waits for a refresh before it gets the stale value. */
    maxWaitMs?: number
    /** The same for a value of an earlier run of the program. */
    maxRestoredWaitMs?: number
    /** How long a request waits for an uncached value before it is refused; by default to the end. */
    maxFirstWaitMs?: number | undefined
    /** Values past their max age are refreshed before they are served, or are served as stale. */
    isStrict?: boolean
  }

/** How long a load ahead yields to visitors. */
const MAX_YIELD_MS = 1000

/**
 * A cache whose values are invalidated by tag (stale-while-revalidate). Invalidating a tag marks
 * only the values that carry it as stale; the stale value is kept until a newer one is loaded. With
 * a keeper the values outlive the process, and are stale after a restart.
 */
export class TaggedCache<Value> {
  readonly #options: Options<Value>
  readonly #entries: Entries<Value>
  readonly #loads: Loads<Value>
  readonly #background: BackgroundRefresh
  readonly #visitors = new Visitors()

  constructor(options: Options<Value>) {
    this.#options = options
    this.#entries = new Entries(options)
    this.#loads = new Loads(options, this.#entries)
    this.#background = new BackgroundRefresh({
      isDue: (key) => this.#isDue(key),
      refresh: (key) => this.#refresh(key),
      visitors: this.#visitors,
    })
  }

  /** The value if it is fresh. Synchronous, because almost every request takes this path. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.use(key)
    if (!entry || entry.isStale || entry.refreshAt <= Date.now()) return undefined
    entry.visits++
    return entry.value
  }

  /** The value, fresh or not, without counting a visit. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key)?.value
  }

  /** What the value is based on, without counting a visit. */
  basis(key: string): Basis | undefined {
    return this.#entries.peek(key)
  }

  /** Whether there is a value, fresh or not. */
  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** Whether another value would evict one. */
  get isFull(): boolean {
    return this.#entries.isFull
  }

  /** How many values are cached, without negative results. */
  get size(): number {
    return this.#entries.size
  }

  /** The keys of all cached values, without negative results. */
  keys(): string[] {
    return this.#entries.keys()
  }

  /** The keys of the values with any of these tags, the most visited ones first. */
  keysOf(tags: readonly string[]): string[] {
    return this.#entries.byVisits(this.#entries.withTags(tags))
  }

  /** The tags in use that begin with a prefix. */
  tags(prefix: string): string[] {
    return this.#entries.tags(prefix)
  }

  /** The number of values, and of running and waiting loads. */
  get status() {
    const stale = this.#entries.stale()
    const staleSince = stale.reduce((first, [, one]) => Math.min(first, one.staleSince), Infinity)
    return {
      entries: this.#entries.size,
      bytes: this.#entries.bytes,
      stale: stale.length,
      oldestStaleMs: Math.max(0, Date.now() - staleSince),
      queued: this.#background.size,
      waiting: this.#visitors.waiting,
      ...this.#loads.counts,
    }
  }

  /** The cached, refreshed or newly loaded value. Rejects if there is none and loading fails. */
  async get(key: string): Promise<CacheResult<Value>> {
    const entry = this.#entries.use(key) ?? this.#entries.negative(key)
    if (!entry) return resultOf(await this.#first(key))
    entry.visits++
    if (entry.isStale || this.#isOverdue(entry)) return this.#getRefreshed(key, entry)
    if (entry.refreshAt <= Date.now()) this.#background.later(key)
    return { value: entry.value, state: 'hit', basis: entry }
  }

  /**
   * Marks the values with these tags as stale, refreshes them in the background, returns their
   * keys. The most visited ones come first. `since` is the time of the change.
   */
  invalidate(tags: readonly string[], since: number = Date.now()): string[] {
    this.#loads.invalidate(tags)
    const keys = this.#entries.withTags(tags)
    for (const key of keys) {
      this.#entries.dropNegative(key)
      const entry = this.#entries.peek(key)
      // It is known to be out of date, so visitors wait longer for the new value than after a
      // restart.
      const isRestored = entry?.isRestored === true && tags.includes(EVERYTHING)
      const staleSince = entry?.isStale && !entry.isRestored ? entry.staleSince : since
      if (entry)
        Object.assign(entry, { isStale: true, staleSince, isRestored, failures: 0, retryAt: 0 })
    }
    const stale = this.#entries.byVisits(keys)
    this.#background.soon(stale)
    return stale
  }

  /** The keys to load ahead: stale values, most visited first, then missing ones of `keys`. */
  pending(keys: Iterable<string>): string[] {
    const stale = this.#entries.stale().map(([key]) => key)
    const isKnown = (key: string) => this.has(key) || this.#entries.negative(key) !== undefined
    return [...this.#entries.byVisits(stale), ...[...keys].filter((key) => !isKnown(key))]
  }

  /**
   * Loads a missing or stale value ahead of its visitors, after those who are waiting already.
   * Returns whether that worked.
   */
  async loadAhead(key: string): Promise<boolean> {
    await this.#visitors.gone(MAX_YIELD_MS)
    const entry = this.#entries.peek(key)
    if (entry && !entry.isStale) return true
    return this.#loads.ahead(key).then(
      () => true,
      () => false,
    )
  }

  async #first(key: string): Promise<Entry<Value>> {
    const { maxFirstWaitMs } = this.#options
    const run = this.#visitors.await(this.#loads.run(key))
    const entry = maxFirstWaitMs === undefined ? await run : await within(run, maxFirstWaitMs)
    if (entry) return entry
    throw new SlowError('The content service takes too long to answer.')
  }

  #isOverdue({ refreshAt, failures }: Entry<Value>) {
    return this.#options.isStrict === true && (failures > 0 || refreshAt <= Date.now())
  }

  async #getRefreshed(key: string, entry: Entry<Value>): Promise<CacheResult<Value>> {
    const isTooSoon = entry.retryAt > Date.now()
    const refreshed = isTooSoon ? undefined : await this.#waitForRefresh(key, entry)
    return refreshed ? resultOf(refreshed) : { value: entry.value, state: 'stale', basis: entry }
  }

  #waitForRefresh(key: string, { isRestored }: Entry<Value>) {
    const { maxWaitMs = 3000, maxRestoredWaitMs = 300 } = this.#options
    const refresh = this.#visitors.await(this.#refresh(key))
    return within(refresh, isRestored ? Math.min(maxRestoredWaitMs, maxWaitMs) : maxWaitMs)
  }

  /** Whether a value still needs a refresh: a request may have had it refreshed meanwhile. */
  #isDue(key: string) {
    const entry = this.#entries.peek(key)
    return entry !== undefined && (entry.isStale || entry.refreshAt <= Date.now())
  }

  #refresh(key: string): Promise<Entry<Value> | undefined> {
    return this.#loads.run(key).catch(() => undefined)
  }
}

function resultOf<Value>(entry: Entry<Value>): CacheResult<Value> {
  return { value: entry.value, state: entry.isStale ? 'stale' : 'miss', basis: entry }
}
