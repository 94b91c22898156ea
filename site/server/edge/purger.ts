import { backoff } from '@belvedere/kit/backoff.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { type EdgeDriver, EdgeError } from './driver.ts'
import { ALL, type PurgeKeys, type PurgeKind } from './keys.ts'

type Options = {
  driver: EdgeDriver
  log: Log
  onPurge: (result: 'purged' | 'failed') => void
  /** Ends the work; what is not purged by then is purged by the next start. */
  signal?: AbortSignal | undefined
}

type Pending = Record<PurgeKind, Set<string>>
type Waiter = { number: number; resolve: () => void }

const KINDS = ['hard', 'soft'] as const
const RETRIES_MS = { first: 250, longest: 30_000 }
/** Longer than an answer is on its way from the site to the cache in front. */
const AGAIN_MS = 5000
const LOG_INTERVAL_MS = 60_000
/** More keys than this are purged by the one that every page has. */
const MOST_KEYS = 1000

/**
 * Purges keys in the cache in front, one call after the other, until each has succeeded; and all of
 * them once more later: an old page may have been on its way to the cache during the first time.
 */
export class Purger {
  readonly #options: Options
  readonly #pending: Pending = { hard: new Set(), soft: new Set() }
  readonly #waiters = new Set<Waiter>()
  #added = 0
  #isWorking = false
  #failures = 0
  #waitingSince: number | undefined
  #lastLogged: number | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** How many keys wait. */
  get size(): number {
    return this.#pending.hard.size + this.#pending.soft.size
  }

  /** How long the oldest of them has waited. */
  get waitingMs(): number {
    return this.#waitingSince === undefined ? 0 : Date.now() - this.#waitingSince
  }

  add(keys: PurgeKeys): void {
    this.#enqueue(keys)
    setTimeout(() => this.#enqueue(keys), AGAIN_MS).unref()
  }

  /** Resolves once everything that was added so far has been purged. */
  settled(): Promise<void> {
    if (this.size === 0 && !this.#isWorking) return Promise.resolve()
    return new Promise((resolve) => void this.#waiters.add({ number: this.#added, resolve }))
  }

  #enqueue(keys: PurgeKeys) {
    for (const kind of KINDS) this.#note(kind, keys[kind])
    this.#added++
    if (this.size > 0) this.#waitingSince ??= Date.now()
    if (!this.#isWorking) void this.#work()
  }

  #note(kind: PurgeKind, keys: Iterable<string>) {
    const pending = this.#pending[kind]
    for (const key of keys) pending.add(key)
    if (pending.size <= MOST_KEYS) return
    pending.clear()
    pending.add(ALL)
  }

  async #work() {
    this.#isWorking = true
    while (this.size > 0 && !this.#options.signal?.aborted) {
      const upTo = this.#added
      const failure = await this.#purgeAll()
      if (failure) await this.#rest(failure)
      else this.#reportDone(upTo)
    }
    this.#isWorking = false
    // What was added was empty.
    if (this.size === 0) this.#resolve(this.#added)
  }

  /** Purges what waits, until that is done or fails; returns the failure. */
  async #purgeAll(): Promise<Error | undefined> {
    const { driver, onPurge } = this.#options
    for (const kind of KINDS) {
      const keys = [...this.#pending[kind]]
      for (let i = 0; i < keys.length; i += driver.keysPerPurge) {
        const some = keys.slice(i, i + driver.keysPerPurge)
        for (const key of some) this.#pending[kind].delete(key)
        try {
          await driver.purge(some, kind)
          onPurge('purged')
        } catch (error) {
          this.#note(kind, some)
          onPurge('failed')
          return error instanceof Error ? error : new Error(String(error))
        }
      }
    }
    return undefined
  }

  async #rest(error: Error) {
    const { log } = this.#options
    const wait = backoff(this.#failures++, RETRIES_MS)
    const asked = error instanceof EdgeError ? (error.retryAfterMs ?? 0) : 0
    if (this.#lastLogged === undefined || Date.now() - this.#lastLogged > LOG_INTERVAL_MS) {
      this.#lastLogged = Date.now()
      log.warn('The cache in front was not purged, will retry: it may show old pages.', { error })
    }
    const ms = Math.min(Math.max(wait, asked), 2 * RETRIES_MS.longest)
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, ms).unref()
    await promise
  }

  #reportDone(upTo: number) {
    if (this.#failures > 0) this.#options.log.info('The cache in front was purged after an outage.')
    this.#failures = 0
    this.#lastLogged = undefined
    this.#waitingSince = this.size > 0 ? Date.now() : undefined
    this.#resolve(upTo)
  }

  #resolve(upTo: number) {
    for (const waiter of this.#waiters)
      if (waiter.number <= upTo && this.#waiters.delete(waiter)) waiter.resolve()
  }
}
