type Span = { from: number; to: number }

/** Periods of time; those that were not closed last until now. */
export class Spans {
  readonly #list: Span[] = []

  /** Begins a period and returns a function that ends it. */
  open(): () => void {
    const span = { from: Date.now(), to: Number.POSITIVE_INFINITY }
    this.#list.push(span)
    return () => {
      span.to = Math.min(span.to, Date.now())
    }
  }

  overlaps(from: number, to: number): boolean {
    return this.#list.some((span) => span.from <= to && span.to >= from)
  }
}
