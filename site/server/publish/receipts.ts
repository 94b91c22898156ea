/** The effect of a change on this replica of the site. Times are milliseconds since its commit. */
type Receipt = {
  /** The number of the change in the feed. */
  sequence: number
  /** How many cached pages the change concerned. */
  pages: number
  /** How many of them are not fetched again yet. */
  waiting: number
  /** When the last of them was fresh; null while some are waiting. */
  freshAfterMs: number | null
  /** The first pages, fresh ones first, with the time until they were fresh. */
  first: { path: string; freshAfterMs: number | null }[]
}

type Open = {
  since: number
  pages: number
  /** The pages that are not fresh yet. */
  waiting: Set<string>
  /** The first pages that were fresh. */
  fresh: { path: string; freshAfterMs: number }[]
  /** When the last one was fresh. */
  lastMs: number
  /** Settled once none waits. */
  done: PromiseWithResolvers<void>
}

const MAX_CHANGES = 200
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
    const done = Promise.withResolvers<void>()
    const open = { since: since ?? this.#now(), pages: pages.length, fresh: [], lastMs: 0, done }
    this.#open.set(sequence, { ...open, waiting: new Set(pages) })
    if (pages.length === 0) done.resolve()
    const [oldest] = this.#open.keys()
    if (this.#open.size > MAX_CHANGES && oldest !== undefined) this.#open.delete(oldest)
  }

  /** Notes that a page is fresh, for every change that it waited for. */
  note(path: string): void {
    for (const open of this.#open.values()) {
      if (!open.waiting.delete(path)) continue
      open.lastMs = Math.max(0, this.#now() - open.since)
      if (open.fresh.length < MAX_LISTED) open.fresh.push({ path, freshAfterMs: open.lastMs })
      if (open.waiting.size === 0) open.done.resolve()
    }
  }

  /** Settles once all pages that a change has made stale are fresh. */
  untilFresh(sequence: number): Promise<void> {
    return this.#open.get(sequence)?.done.promise ?? Promise.resolve()
  }

  /**
   * The receipt of the change with this number, or of the first one after it: changes that are read
   * together count as one. Undefined for a change that is unknown or forgotten.
   */
  read(sequence: number): Receipt | undefined {
    const found = [...this.#open.keys()].filter((known) => known >= sequence)
    const first = Math.min(...found)
    const open = this.#open.get(first)
    return open && receiptOf(first, open)
  }
}

function receiptOf(sequence: number, { pages, waiting, fresh, lastMs }: Open): Receipt {
  const late = [...waiting].slice(0, MAX_LISTED).map((path) => ({ path, freshAfterMs: null }))
  return {
    sequence,
    pages,
    waiting: waiting.size,
    freshAfterMs: waiting.size > 0 ? null : lastMs,
    first: [...fresh, ...late].slice(0, MAX_LISTED),
  }
}
