type Attempt = { number: number; shown: string; startedAt: number; acknowledgedAt: number }

/** A request for changing content: when it ended, and since when a change must be visible. */
export type Observation = { endedAt: number; mustKnowBefore: number }

/**
 * Content that an editor changes again and again, one change after the other. An acknowledged
 * change must stay; one that was not acknowledged may have been made or not.
 */
export class ChangeHistory {
  readonly name: string
  readonly #attempts: Attempt[] = []

  constructor(name: string) {
    this.name = name
  }

  get nextNumber(): number {
    return this.#attempts.length
  }

  /** Records the attempt of a change; the returned function records that it was acknowledged. */
  attempt(shown: string): () => void {
    const attempt: Attempt = {
      number: this.#attempts.length,
      shown,
      startedAt: Date.now(),
      acknowledgedAt: Number.POSITIVE_INFINITY,
    }
    this.#attempts.push(attempt)
    return () => {
      attempt.acknowledgedAt = Date.now()
    }
  }

  /** The number of the last change that was acknowledged before a moment; -1 if none was. */
  lastBefore(moment: number): number {
    return this.#attempts.findLast(({ acknowledgedAt }) => acknowledgedAt < moment)?.number ?? -1
  }

  /** Whether the content has the state of a change, or of a later one. */
  isSince(number: number, shown: string): boolean {
    return this.#attempts.some((attempt) => attempt.shown === shown && attempt.number >= number)
  }

  /** The problem of an observed state. */
  judge(shown: string, { endedAt, mustKnowBefore }: Observation): 'unknown' | 'old' | undefined {
    const same = this.#attempts.filter((one) => one.shown === shown && one.startedAt <= endedAt)
    const last = same.at(-1)
    if (!last) return 'unknown'
    return last.number < this.lastBefore(mustKnowBefore) ? 'old' : undefined
  }

  describe(shown: string): string {
    const last = this.#attempts.findLast(({ acknowledgedAt }) => acknowledgedAt <= Date.now())
    return `${this.name} is “${shown}”, acknowledged is “${last?.shown}”`
  }
}
