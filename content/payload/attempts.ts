import { APIError } from 'payload'

type Limits = {
  /** How many attempts a key has within the window. */
  attempts: number
  windowSeconds: number
  /** The maximum number of keys; above it the oldest one is removed. */
  keys?: number
}

/** Counts attempts per key within a sliding window. */
export class Attempts {
  readonly #limits: Required<Limits>
  readonly #times = new Map<string, number[]>()

  constructor(limits: Limits) {
    this.#limits = { keys: 20_000, ...limits }
  }

  /** The seconds until the next attempt is allowed; 0 when it is allowed now. */
  wait(key: string, now = Date.now()): number {
    const recent = this.#recent(key, now)
    const oldest = recent[recent.length - this.#limits.attempts]
    return oldest === undefined ? 0 : Math.ceil(this.#limits.windowSeconds - (now - oldest) / 1000)
  }

  /** Counts an attempt. Call it before the outcome is known, so that parallel attempts count. */
  add(key: string, now = Date.now()): void {
    const times = [...this.#recent(key, now), now]
    this.#times.delete(key)
    this.#times.set(key, times)
    const [oldest] = this.#times.keys()
    if (this.#times.size > this.#limits.keys && oldest !== undefined) this.#times.delete(oldest)
  }

  /**
   * Runs what counts as an attempt of a key until its outcome is known. A fault of the service says
   * nothing about what was tried, so it counts as none.
   */
  async during<T>(key: string, work: () => Promise<T>): Promise<T> {
    this.add(key)
    try {
      return await work()
    } catch (error) {
      if (isFault(error)) this.undo(key)
      throw error
    }
  }

  /** Removes the last attempt of a key. */
  undo(key: string): void {
    const times = this.#times.get(key)?.slice(0, -1)
    if (times?.length) this.#times.set(key, times)
    else this.#times.delete(key)
  }

  forget(key: string): void {
    this.#times.delete(key)
  }

  #recent(key: string, now: number) {
    const times = this.#times.get(key) ?? []
    return times.filter((time) => now - time < this.#limits.windowSeconds * 1000)
  }
}

/** Whether an error is one of the service, such as its database, and no refusal of what was sent. */
export function isFault(error: unknown): boolean {
  return !(error instanceof APIError) || error.status >= 500
}
