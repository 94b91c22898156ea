import { normalizePath } from '@belvedere/kit/redirect-address.ts'

/** The paths of public pages, so that those below a path are found without reading all. */
export class PublicPages {
  readonly #paths: ReadonlySet<string>
  readonly #sorted: readonly string[]

  constructor(paths: Iterable<string>) {
    this.#paths = new Set(paths)
    this.#sorted = [...this.#paths].sort()
  }

  has(path: string): boolean {
    return this.#paths.has(path)
  }

  /** The paths that begin like this. */
  startingWith(beginning: string): string[] {
    const found: string[] = []
    for (let at = this.#firstFrom(beginning); this.#sorted[at]?.startsWith(beginning); at++)
      found.push(this.#sorted[at] ?? '')
    return found
  }

  /** Where the first path is that is not before a text. */
  #firstFrom(text: string) {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sorted[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }
}

/**
 * Why a rule for all addresses with a beginning cannot be made: redirects come before pages, so
 * those below would be out of reach. True if it hides none.
 */
export function checkHidesNothing(from: string, pages: PublicPages): string | true {
  const hidden = pages.startingWith(normalizePath(from).slice(0, -1))
  if (hidden.length === 0) return true
  const named = hidden.slice(0, MOST_NAMED).join(', ')
  const which =
    hidden.length > MOST_NAMED
      ? `${hidden.length.toLocaleString('en')} public pages, such as ${named}`
      : `what is public at ${named}`
  return `This would hide ${which}. Write a longer path before the *, or unpublish them first.`
}

const MOST_NAMED = 3
