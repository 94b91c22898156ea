import { bounded, exactly, noted, type Row } from '../../testing/table.ts'

/** The allowed delay of a replica of the site, in ms. */
export type Bounds = {
  /**
   * For responses that are not marked as stale: reading the change feed every 3 s, and the read
   * itself.
   */
  freshMs: number
  /** For responses marked as stale, and for everything after a fault. */
  recoveryMs: number
  /** For an answer. */
  answerMs: number
  /** How long a proxy waits for one replica before it tries another. */
  proxyMs: number
}

/** A problem that must not happen. */
type Problem = {
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

/** About twice what the programs use without faults; a leak or a flood uses more. */
const MAX_MEGABYTES = { site: 700, content: 1100 }
const MAX_PROBLEMS_SHOWN = 40

/** The figures of a round; those that must be 0 have a bound. */
export function rowsOf(tally: Tally, megabytes: ReadonlyMap<string, number>): Row[] {
  const ms = (share: number) => `${Math.round(tally.duration(share))} ms`
  const slowest = Math.max(0, ...tally.durations)
  return [
    bounded('Faults', tally.recoveries.length, 1, '', true),
    bounded('Requests', tally.requests, 50, '', true),
    noted('  answered by the other copy', String(tally.retried)),
    noted('  while the only copy was down', String(tally.excused)),
    noted('  marked as stale', String(tally.markedStale)),
    noted('  median, 95th of a hundred, slowest', `${ms(0.5)}, ${ms(0.95)}, ${slowest} ms`),
    noted('Acknowledged changes', String(tally.acknowledged)),
    noted('  refused during faults', String(tally.unacknowledged)),
    bounded('Acknowledged enquiries', tally.enquiries.length, 1, '', true),
    exactly('Failed requests', tally.count('failed'), 0),
    exactly('Lost changes', tally.count('lost'), 0),
    exactly('Stale pages', tally.count('stale'), 0),
    exactly('Enquiries lost or stored twice', tally.count('enquiry'), 0),
    ...recoveryRows(tally),
    ...[...megabytes].map(([name, peak]) => {
      const bound = name.startsWith('copy') ? MAX_MEGABYTES.site : MAX_MEGABYTES.content
      return bounded(`Memory, ${name}`, peak, bound, 'MB')
    }),
  ]
}

function recoveryRows({ recoveries }: Tally): Row[] {
  const faults = [...new Set(recoveries.map(({ fault }) => fault))].sort()
  return faults.map((name) => {
    const all = recoveries.filter(({ fault }) => fault === name)
    const longest = Math.max(...all.map(({ ms }) => ms))
    return noted(`Recovery, ${name}`, `${(longest / 1000).toFixed(1)} s (${all.length}×)`)
  })
}

/** Every problem as a line. */
export function linesOf(problems: readonly Problem[]): string[] {
  const lines = problems.map(
    ({ at, kind, where, what, fault }) =>
      `${(at / 1000).toFixed(1)} s, ${kind}, during ${fault}: ${where}: ${what}`,
  )
  const more = lines.length - MAX_PROBLEMS_SHOWN
  return more > 0 ? [...lines.slice(0, MAX_PROBLEMS_SHOWN), `… and ${more} more`] : lines
}
