const GAP = /[\s,]*/y
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy

/** Reads a list of SVG from left to right, so that the time depends on its length only. */
export class Reader {
  readonly text: string
  #at = 0

  constructor(text: string) {
    this.text = text
  }

  /** The match of a sticky expression after spaces and commas; null if there is none. */
  take(sticky: RegExp): string | null {
    this.#match(GAP)
    return this.#match(sticky)
  }

  number(): number | null {
    const found = this.take(NUMBER)
    return found === null ? null : Number(found)
  }

  /** Whether the expression matches at this position; consumes nothing. */
  isAt(sticky: RegExp): boolean {
    this.#match(GAP)
    sticky.lastIndex = this.#at
    return sticky.test(this.text)
  }

  isAtEnd(): boolean {
    this.#match(GAP)
    return this.#at === this.text.length
  }

  #match(sticky: RegExp): string | null {
    sticky.lastIndex = this.#at
    const found = sticky.exec(this.text)?.[0]
    if (found === undefined) return null
    this.#at += found.length
    return found
  }
}

/** The numbers of a list; null if anything else is in it. */
export function numbersIn(list: string): number[] | null {
  const reader = new Reader(list)
  const numbers: number[] = []
  for (let one = reader.number(); one !== null; one = reader.number()) numbers.push(one)
  return reader.isAtEnd() ? numbers : null
}
