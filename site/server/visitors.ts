/** Counts the visitors that wait for something, so that work ahead of them can yield. */
export class Visitors {
  readonly #yielding = new Set<() => void>()
  #waiting = 0

  get waiting(): number {
    return this.#waiting
  }

  /** Waits as a visitor. */
  async await<Value>(work: Promise<Value>): Promise<Value> {
    this.#waiting++
    try {
      return await work
    } finally {
      this.#waiting--
      if (this.#waiting === 0) for (const resume of this.#yielding) resume()
    }
  }

  /** Resolves when no visitor waits, at the latest after `maxMs`: a crowd must not stop all work. */
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
