/** A problem that must not happen. */
export type Problem = {
  at: number
  kind: 'failed' | 'lost' | 'stale' | 'enquiry'
  where: string
  what: string
  fault: string
}

/** The counts of a round. */
export class Tally {
  readonly startedAt = Date.now()
  readonly problems: Problem[] = []
  readonly durations: number[] = []
  readonly recoveries: { fault: string; ms: number }[] = []
  requests = 0
  retried = 0
  excused = 0
  markedStale = 0
  acknowledged = 0
  unacknowledged = 0
  /** The references of acknowledged enquiries. */
  readonly enquiries: string[] = []
  /** The current fault. */
  fault = 'none'

  add(kind: Problem['kind'], where: string, what: string): void {
    this.problems.push({ at: Date.now() - this.startedAt, kind, where, what, fault: this.fault })
  }

  count(kind: Problem['kind']): number {
    return this.problems.filter((problem) => problem.kind === kind).length
  }

  /** The duration that this share of the answers stayed below, in ms. */
  duration(share: number): number {
    const sorted = this.durations.toSorted((one, other) => one - other)
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  }
}
