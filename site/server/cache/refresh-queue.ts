/** A key to refresh; urgent if it is one of the few that an edit has changed. */
export type QueuedKey = { key: string; isUrgent: boolean }

/** Batches of up to this size are urgent. */
const MAX_URGENT = 100

/**
 * The keys that wait for a refresh in the background. A small batch comes before a large one: an
 * edit does not wait for the thousands of pages of a settings change. A batch keeps its order.
 */
export class RefreshQueue {
  readonly #batches = new Set<string[]>()
  /** The size of the smallest batch that each key was in when it was added. */
  readonly #sizes = new Map<string, number>()
  readonly #later = new Set<string>()

  add(keys: readonly string[]): void {
    const limit = keys.length
    const batch = keys.filter((key) => limit < (this.#sizes.get(key) ?? Number.POSITIVE_INFINITY))
    if (batch.length === 0) return
    for (const key of batch) this.#sizes.set(key, limit)
    // The last one is the next.
    this.#batches.add(batch.reverse())
  }

  /** Adds a key that is probably up to date: it waits for all others. */
  addLater(key: string): void {
    this.#later.add(key)
  }

  get size(): number {
    return this.#sizes.size + this.#later.size
  }

  /** Removes and returns the next key. */
  next(): QueuedKey | undefined {
    for (;;) {
      const batch = this.#smallest()
      if (!batch) return this.#nextLater()
      const key = batch.pop()
      if (batch.length === 0) this.#batches.delete(batch)
      // It may have been refreshed already, as part of a smaller batch.
      const size = key === undefined ? undefined : this.#sizes.get(key)
      if (key === undefined || size === undefined) continue
      this.#sizes.delete(key)
      return { key, isUrgent: size <= MAX_URGENT }
    }
  }

  #smallest(): string[] | undefined {
    let smallest: string[] | undefined
    for (const batch of this.#batches)
      if (!smallest || batch.length < smallest.length) smallest = batch
    return smallest
  }

  #nextLater(): QueuedKey | undefined {
    const [key] = this.#later
    if (key === undefined) return undefined
    this.#later.delete(key)
    return { key, isUrgent: false }
  }
}
