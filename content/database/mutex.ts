import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE = 20_000

/** Lets callers work one after another, in the order they asked. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Waits for a turn; the caller ends it with the returned function. */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = before.then(() => promise)
    const patience = new AbortController()
    const isMine = before.then(() => true)
    const isLate = sleep(PATIENCE, false, { signal: patience.signal }).catch(() => false)
    const isTaken = await Promise.race([isMine, isLate])
    patience.abort()
    if (isTaken) return resolve
    resolve()
    throw new Error('The database stayed busy for 20 seconds. Try again in a moment.')
  }

  /** Does one piece of work in a turn of its own. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.take()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
