import { type CountKind, OTHER, type VisitCount } from '@belvedere/kit/visits/batch.ts'

const QUARTER_MS = 15 * 60_000

/** Names that come from visitors: more of them would be an attempt to fill the table. */
const MAX_NAMES = 500
const MAX_COUNTS = 50_000

/**
 * The counts since they were last taken. The owner's time zone is not known here: in all time zones
 * a day begins at a quarter of an hour.
 */
export class Tally {
  readonly #counts = new Map<string, VisitCount>()
  readonly #names = new Map<CountKind, Set<string>>()

  add(kind: CountKind, wanted: string, now: number): void {
    const at = new Date(now - (now % QUARTER_MS)).toISOString()
    const name = this.#nameOf(kind, wanted)
    const key = `${at} ${kind} ${name}`
    const known = this.#counts.get(key)
    if (known) known.count++
    else if (this.#counts.size < MAX_COUNTS) this.#counts.set(key, { at, kind, name, count: 1 })
  }

  /** Everything counted, which is then forgotten. */
  take(): VisitCount[] {
    const counts = [...this.#counts.values()]
    this.#counts.clear()
    this.#names.clear()
    return counts
  }

  /** The number of pages is limited by what is published. */
  #nameOf(kind: CountKind, name: string) {
    if (kind === 'page' || kind === 'listing') return name
    const names = this.#names.get(kind) ?? new Set()
    this.#names.set(kind, names)
    if (names.size < MAX_NAMES) names.add(name)
    return names.has(name) ? name : OTHER
  }
}
