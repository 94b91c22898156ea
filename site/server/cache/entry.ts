import { backoff } from '@belvedere/kit/backoff.ts'
import { EVERYTHING } from '../../changes/feed.ts'

/** A loaded value, with the tags of every record, list and setting it depends on. */
export type LoadResult<Value> = {
  value: Value
  tags: readonly string[]
  /** After this time the value is still served, and refreshed in the background. */
  maxAgeMs?: number
  /** Marks a "not found" result: cached briefly, and apart from real values. */
  isNegative?: boolean
  /** It was made from data that is known to be out of date. */
  isStale?: boolean
  /**
   * Settles when the value has its final form, such as better compression; it is stored again then.
   */
  finished?: Promise<unknown>
}

/** A value in the cache. */
export type Entry<Value> = {
  value: Value
  tags: ReadonlySet<string>
  isStale: boolean
  /** When it became out of date: the time of the change, if that is known. */
  staleSince: number
  /** From an earlier process, and not confirmed by the content service since. */
  isRestored: boolean
  visits: number
  refreshAt: number
  failures: number
  retryAt: number
}

/** What a value depends on, whether that has changed, and when it is to be checked again. */
export type Basis = Pick<Entry<unknown>, 'tags' | 'isStale' | 'refreshAt'>

/** A value that outlives the process. */
export type KeptEntry<Value> = {
  key: string
  value: Value
  tags: readonly string[]
  /** The number of requests for the value. */
  visits: number
}

/** Stores the values of a cache for the next start. `kept` are those of the previous process. */
export type Keeper<Value> = {
  kept: readonly KeptEntry<Value>[]
  set: (entry: KeptEntry<Value>) => void
  delete: (key: string) => void
}

const DEFAULT_MAX_AGE_MS = 5 * 60_000

export function loadedEntry<Value>(
  { value, tags, maxAgeMs = DEFAULT_MAX_AGE_MS, isStale: isMadeStale = false }: LoadResult<Value>,
  { isStale, visits }: { isStale: boolean; visits: number },
): Entry<Value> {
  return {
    value,
    tags: new Set([...tags, EVERYTHING]),
    visits,
    isStale: isStale || isMadeStale,
    staleSince: Date.now(),
    isRestored: false,
    refreshAt: Date.now() + maxAgeMs,
    failures: 0,
    // The failure is unlikely to be over at once.
    retryAt: isMadeStale ? Date.now() + RETRIES.first : 0,
  }
}

/** A value of an earlier process is stale: it is not known what was published since. */
export function restoredEntry<Value>(kept: KeptEntry<Value>): Entry<Value> {
  return { ...loadedEntry(kept, { isStale: true, visits: kept.visits }), isRestored: true }
}

export function keptEntry<Value>(key: string, entry: Entry<Value>): KeptEntry<Value> {
  const { value, tags, visits } = entry
  return { key, value, tags: [...tags].filter((tag) => tag !== EVERYTHING), visits }
}

const RETRIES = { first: 1000, longest: 30_000 }

/** Delays the next attempt. */
export function backOff(entry: { failures: number; retryAt: number; refreshAt: number }): void {
  entry.retryAt = Date.now() + backoff(entry.failures++, RETRIES)
  entry.refreshAt = Math.max(entry.refreshAt, entry.retryAt)
}
