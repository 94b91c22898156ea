/** The precision of a time of last use: at most one is written in this time, in milliseconds. */
export const EXACT_TO = 5 * 60_000

const MAX_KEYS = 5000

/**
 * Remembers uses of the last five minutes, so that constant use is written rarely. Several
 * processes may record the same use: the SQL statements check the time, too.
 */
export class LastNotes {
  readonly #times = new Map<string, number>()

  /** Whether this use has to be written now; a second call within five minutes returns false. */
  isDue(key: string, now = Date.now()): boolean {
    if (now - (this.#times.get(key) ?? Number.NEGATIVE_INFINITY) < EXACT_TO) return false
    this.#times.delete(key)
    this.#times.set(key, now)
    const oldest = this.#times.keys().next()
    if (this.#times.size > MAX_KEYS && !oldest.done) this.#times.delete(oldest.value)
    return true
  }

  /** Lets the next use be written, because this one failed. */
  forget(key: string): void {
    this.#times.delete(key)
  }
}
