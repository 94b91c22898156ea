import { LRUCache } from 'lru-cache'
import { type Entry, type Keeper, keptEntry, restoredEntry } from './entry.ts'

export type EntriesOptions<Value> = {
  maxEntries?: number
  maxBytes?: number
  sizeOf?: (value: Value) => number
  keeper?: Keeper<Value> | undefined
}

const DAY_MS = 24 * 60 * 60_000
const MAX_NEGATIVE = 1000

/**
 * The values of a cache by key and by tag. When it is full, the least recently used ones are
 * evicted. Negative results are stored separately, and never evict a value.
 */
export class Entries<Value> {
  readonly #values: LRUCache<string, Entry<Value>>
  readonly #negatives: LRUCache<string, Entry<Value>>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #keeper: Keeper<Value> | undefined
  #visitsHalvedAt = Date.now()

  constructor({
    maxEntries = 5000,
    maxBytes = 256e6,
    sizeOf = () => 1,
    keeper,
  }: EntriesOptions<Value>) {
    this.#keeper = keeper
    const dispose = (entry: Entry<Value>, key: string) => this.#forgetTags(key, entry.tags)
    this.#values = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
      dispose: (entry, key) => {
        dispose(entry, key)
        keeper?.delete(key)
      },
    })
    this.#negatives = new LRUCache({ max: MAX_NEGATIVE, dispose })
    for (const kept of keeper?.kept ?? []) this.#put(kept.key, restoredEntry(kept))
  }

  /** The entry of a value, which becomes the most recently used one. */
  use(key: string): Entry<Value> | undefined {
    return this.#values.get(key)
  }

  /** The entry of a value, without counting as use. */
  peek(key: string): Entry<Value> | undefined {
    return this.#values.peek(key)
  }

  has(key: string): boolean {
    return this.#values.has(key)
  }

  /** A negative result, unless it has expired. */
  negative(key: string): Entry<Value> | undefined {
    const entry = this.#negatives.get(key)
    return entry && entry.refreshAt > Date.now() ? entry : undefined
  }

  /** Whether another value would evict one. */
  get isFull(): boolean {
    const { size, max, calculatedSize, maxSize } = this.#values
    return size >= max || calculatedSize > 0.95 * maxSize
  }

  /** How many values there are, without negative results. */
  get size(): number {
    return this.#values.size
  }

  get bytes(): number {
    return this.#values.calculatedSize
  }

  /** The keys of all values, without negative results. */
  keys(): string[] {
    return [...this.#values.keys()]
  }

  stale(): [key: string, entry: Entry<Value>][] {
    return [...this.#values].filter(([, { isStale }]) => isStale)
  }

  /** The tags in use that begin with a prefix. */
  tags(prefix: string): string[] {
    return [...this.#keysByTag.keys()].filter((tag) => tag.startsWith(prefix))
  }

  /** The keys of values and negative results with any of these tags. */
  withTags(tags: readonly string[]): string[] {
    return [...new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]))]
  }

  /** Of these keys those that have a value, the most visited ones first. */
  byVisits(keys: readonly string[]): string[] {
    this.#halveVisits()
    const visits = (key: string) => this.#values.peek(key)?.visits ?? 0
    const known = keys.filter((key) => this.#values.has(key))
    return known.sort((one, other) => visits(other) - visits(one))
  }

  dropNegative(key: string): void {
    this.#negatives.delete(key)
  }

  /** Replaces an earlier entry; `finished`: the value has its final form, and is stored again. */
  replace(key: string, entry: Entry<Value>, finished: Promise<unknown> | undefined): void {
    this.#drop(key)
    if (!this.#put(key, entry)) return
    this.#keeper?.set(keptEntry(key, entry))
    finished?.then(() => {
      if (this.#values.peek(key) === entry) this.#keeper?.set(keptEntry(key, entry))
    })
  }

  replaceByNegative(key: string, entry: Entry<Value>): void {
    this.#drop(key)
    this.#negatives.set(key, entry)
    this.#noteTags(key, entry.tags)
  }

  #drop(key: string) {
    this.#values.delete(key)
    this.#negatives.delete(key)
  }

  /** Returns whether the entry fits. */
  #put(key: string, entry: Entry<Value>): boolean {
    this.#values.set(key, entry)
    if (!this.#values.has(key)) return false
    this.#noteTags(key, entry.tags)
    return true
  }

  #noteTags(key: string, tags: Iterable<string>) {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
  }

  #forgetTags(key: string, tags: Iterable<string>) {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }

  /** Older visits count less. */
  #halveVisits() {
    if (Date.now() - this.#visitsHalvedAt < DAY_MS) return
    this.#visitsHalvedAt = Date.now()
    for (const entry of this.#values.values()) entry.visits /= 2
  }
}
