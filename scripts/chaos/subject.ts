type Attempt = { number: number; look: string; startedAt: number; acknowledgedAt: number }

/** A request for something that changes: when it began and ended, and since when it must be known. */
export type Sighting = { startedAt: number; endedAt: number; mustKnowBefore: number }

/**
 * Something that an editor changes again and again, one change after the other. An acknowledged
 * change must stay; one that was not acknowledged may have been made or not.
 */
export class Subject {
  readonly name: string
  readonly #attempts: Attempt[] = []

  constructor(name: string) {
    this.name = name
  }

  get acknowledged(): number {
    return this.#attempts.filter(({ acknowledgedAt }) => acknowledgedAt <= Date.now()).length
  }

  get nextNumber(): number {
    return this.#attempts.length
  }

  /** Notes that a change is tried; the returned function notes that it was acknowledged. */
  attempt(look: string): () => void {
    const attempt: Attempt = {
      ...{ number: this.#attempts.length, look, startedAt: Date.now() },
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

  /** Whether something looks as it does since a change, or since a later one. */
  isSince(number: number, look: string): boolean {
    return this.#attempts.some((attempt) => attempt.look === look && attempt.number >= number)
  }

  /** What is wrong with what was seen. */
  judge(look: string, { endedAt, mustKnowBefore }: Sighting): 'unknown' | 'old' | undefined {
    const same = this.#attempts.filter((one) => one.look === look && one.startedAt <= endedAt)
    const last = same.at(-1)
    if (!last) return 'unknown'
    return last.number < this.lastBefore(mustKnowBefore) ? 'old' : undefined
  }

  describe(look: string): string {
    const last = this.#attempts.findLast(({ acknowledgedAt }) => acknowledgedAt <= Date.now())
    return `${this.name} is “${look}”, acknowledged is “${last?.look}”`
  }
}
