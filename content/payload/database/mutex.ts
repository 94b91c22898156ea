import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT = 20_000

/** Runs callers one after another, first come, first served. Waiting ends after 20 seconds. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()
  #waiting = 0

  /** Whether somebody waits while another has the lock. */
  get isAwaited(): boolean {
    return this.#waiting > 0
  }

  /** Waits until nobody has the lock or waits for it, or for this many milliseconds. */
  async untilFree(most: number): Promise<void> {
    const timer = new AbortController()
    const isOver = sleep(most, undefined, { signal: timer.signal }).catch(() => undefined)
    await Promise.race([this.#last, isOver])
    timer.abort()
  }

  /** Waits for the lock and returns the function that releases it; throws after 20 seconds. */
  async acquire(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = before.then(() => promise)
    const timer = new AbortController()
    const acquired = before.then(() => true)
    const timedOut = sleep(TIMEOUT, false, { signal: timer.signal }).catch(() => false)
    this.#waiting += 1
    const isAcquired = await Promise.race([acquired, timedOut])
    this.#waiting -= 1
    timer.abort()
    if (isAcquired) return resolve
    resolve()
    throw new Error('The database stayed busy for 20 seconds. Try again in a moment.')
  }

  /** Runs the work while holding the lock. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}
