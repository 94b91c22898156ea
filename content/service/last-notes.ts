/** How exact a time of last use is: at most one is written in this time, in milliseconds. */
export const EXACT_TO = 5 * 60_000

const MAX_KEYS = 5000

/**
 * Remembers what was noted within the last five minutes, so that what is used all the time is written
 * rarely. Several processes may note the same: the statements that write look at the time, too.
 */
export class LastNotes {
  readonly #times = new Map<string, number>()

  /** Whether this has to be noted now; a second call within five minutes says no. */
  isDue(key: string, now = Date.now()): boolean {
    if (now - (this.#times.get(key) ?? Number.NEGATIVE_INFINITY) < EXACT_TO) return false
    this.#times.delete(key)
    this.#times.set(key, now)
    const oldest = this.#times.keys().next()
    if (this.#times.size > MAX_KEYS && !oldest.done) this.#times.delete(oldest.value)
    return true
  }

  /** Lets the next use be noted: this one was not written. */
  forget(key: string): void {
    this.#times.delete(key)
  }
}
