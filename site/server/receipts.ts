/** What became of a change at this copy of the site. Times are milliseconds since its commit. */
export type Receipt = {
  /** The number of the change in the feed. */
  sequence: number
  /** How many cached pages the change concerned. */
  pages: number
  /** How many of them are not fetched again yet. */
  waiting: number
  /** When the last of them was fresh; null while some are waiting. */
  freshAfterMs: number | null
  /** The first pages, fresh ones first, with the time after which they were. */
  first: { path: string; freshAfterMs: number | null }[]
}

type Open = {
  since: number
  /** When each page was fresh, by path. */
  freshAt: Map<string, number | undefined>
}

const MAX_CHANGES = 200
const MAX_PAGES = 2000
const MAX_LISTED = 20

/** Remembers which pages the last changes concerned and when they were fresh again. */
export class Receipts {
  readonly #open = new Map<number, Open>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Notes a change and the pages that it has made stale. */
  begin(sequence: number, pages: readonly string[], since: number | undefined): void {
    const freshAt = new Map(pages.slice(0, MAX_PAGES).map((path) => [path, undefined]))
    this.#open.set(sequence, { since: since ?? this.#now(), freshAt })
    const [oldest] = this.#open.keys()
    if (this.#open.size > MAX_CHANGES && oldest !== undefined) this.#open.delete(oldest)
  }

  /** Notes that a page is fresh, for every change that it waited for. */
  note(path: string): void {
    for (const { freshAt } of this.#open.values())
      if (freshAt.has(path) && freshAt.get(path) === undefined) freshAt.set(path, this.#now())
  }

  /**
   * The receipt of the change with this number, or of the first one after it: changes that are read
   * together count as one. Undefined for one that is not known, or no longer.
   */
  read(sequence: number): Receipt | undefined {
    const found = [...this.#open.keys()].filter((known) => known >= sequence)
    const first = Math.min(...found)
    const open = this.#open.get(first)
    return open && receiptOf(first, open)
  }
}

function receiptOf(sequence: number, { since, freshAt }: Open): Receipt {
  const all = [...freshAt].map(([path, at]) => ({
    path,
    freshAfterMs: at === undefined ? null : Math.max(0, at - since),
  }))
  const waiting = all.filter(({ freshAfterMs }) => freshAfterMs === null).length
  const times = all.map(({ freshAfterMs }) => freshAfterMs ?? 0)
  const last = (page: (typeof all)[number]) => page.freshAfterMs ?? Number.POSITIVE_INFINITY
  const sorted = all.sort((one, other) => last(one) - last(other))
  return {
    sequence,
    pages: all.length,
    waiting,
    freshAfterMs: waiting > 0 ? null : Math.max(0, ...times),
    first: sorted.slice(0, MAX_LISTED),
  }
}
