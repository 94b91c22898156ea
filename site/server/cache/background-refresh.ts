import { inBackground } from '@belvedere/kit/request-id.ts'
import { type QueuedKey, RefreshQueue } from './refresh-queue.ts'

/** Counts the visitors who wait for a response, so that background work can yield to them. */
export class Visitors {
  readonly #yielding = new Set<() => void>()
  #waiting = 0

  get waiting(): number {
    return this.#waiting
  }

  /** Counts as a waiting visitor until the promise settles. */
  async await<Value>(work: Promise<Value>): Promise<Value> {
    this.#waiting++
    try {
      return await work
    } finally {
      this.#waiting--
      if (this.#waiting === 0) for (const resume of this.#yielding) resume()
    }
  }

  /**
   * Resolves when no visitor waits, at the latest after `maxMs`: many visitors must not stop all
   * background work.
   */
  async gone(maxMs: number): Promise<void> {
    if (this.#waiting === 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, maxMs)
    this.#yielding.add(resolve)
    await promise
    clearTimeout(timer)
    this.#yielding.delete(resolve)
  }
}

type Options = {
  /** Whether a value still needs a refresh: a request may have had it refreshed meanwhile. */
  isDue: (key: string) => boolean
  /** Refreshes a value; does not reject. */
  refresh: (key: string) => Promise<unknown>
  visitors: Visitors
}

const MAX_RUNS = 2

/** An urgent refresh may have to wait for this value. */
const MAX_YIELD_MS = 100

/** Refreshes cached values that no request is waiting for, a few at a time. */
export class BackgroundRefresh {
  readonly #options: Options
  readonly #queue = new RefreshQueue()
  #runs = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** How many values are queued. */
  get size(): number {
    return this.#queue.size
  }

  /** Refreshes these, in this order. */
  soon(keys: readonly string[]): void {
    this.#queue.add(keys)
    this.#startNext()
  }

  /** Refreshes a value after all others. */
  later(key: string): void {
    this.#queue.addLater(key)
    this.#startNext()
  }

  #startNext() {
    while (this.#runs < MAX_RUNS) {
      const next = this.#queue.next()
      if (next === undefined) return
      if (!this.#options.isDue(next.key)) continue
      this.#runs++
      void inBackground('refresh', () => this.#refresh(next)).finally(() => {
        this.#runs--
        this.#startNext()
      })
    }
  }

  /** Refreshes that are not urgent yield to visitors. */
  async #refresh({ key, isUrgent }: QueuedKey) {
    const { isDue, refresh, visitors } = this.#options
    if (!isUrgent) await visitors.gone(MAX_YIELD_MS)
    if (isDue(key)) await refresh(key)
  }
}
