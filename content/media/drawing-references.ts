/** What a drawing shows when every reference is followed, and each part counted as often as it shows. */
type Part = { shapes: number; shows: string[] }

/** Honest drawings show some thousands; a browser takes seconds for this many. */
const MOST_SHOWN = 1_000_000

/** Parts within parts, or shown by each other. */
const DEEPEST = 200

/**
 * Follows the references of an SVG (`use`, patterns, masks and so on), which can show ten copies of ten
 * copies of a shape, and so on. Elements are told to it as a parser finds them.
 */
export class DrawingReferences {
  readonly #root: Part = { shapes: 0, shows: [] }
  readonly #parts = new Map<string, Part>()
  readonly #open: Part[] = [this.#root]

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    const around = this.#open.at(-1) ?? this.#root
    const id = attributes.get('id')
    const isNamed = id !== undefined && !this.#parts.has(id)
    const part = isNamed ? { shapes: 0, shows: [] } : around
    if (isNamed) {
      this.#parts.set(id, part)
      around.shows.push(id)
    }
    part.shapes++
    for (const shown of shownBy(name, attributes)) part.shows.push(shown)
    this.#open.push(part)
  }

  close(): void {
    this.#open.pop()
  }

  /** Why the drawing cannot be used, or undefined. */
  flaw(): string | undefined {
    const counts = new Map<string, number>()
    const isOpen = new Set<string>()
    let flaw: string | undefined
    const count = ({ shapes, shows }: Part): number =>
      shows.reduce((sum, id) => sum + countOf(id), shapes)
    const countOf = (id: string): number => {
      const part = this.#parts.get(id)
      const known = part ? counts.get(id) : 0
      if (!part || known !== undefined) return known ?? 0
      if (isOpen.has(id)) flaw ??= 'has a part that shows itself'
      else if (isOpen.size >= DEEPEST) flaw ??= `has parts within more than ${DEEPEST} others`
      if (flaw) return 0
      isOpen.add(id)
      const shown = count(part)
      isOpen.delete(id)
      counts.set(id, shown)
      return shown
    }
    if (count(this.#root) > MOST_SHOWN) flaw ??= 'shows more than a million shapes, with all copies'
    return flaw
  }
}

/** The ids that an element shows: its copy, its pattern, its mask, its markers and so on. */
function shownBy(name: string, attributes: ReadonlyMap<string, string>): string[] {
  const copied = name === 'use' || name === 'feimage' ? attributes.get('href') : undefined
  const used = [...attributes.values()].flatMap((value) =>
    [...value.matchAll(/url\(\s*["']?#([^"')\s]*)/g)].map(([, id = '']) => id),
  )
  return copied?.startsWith('#') ? [copied.slice(1), ...used] : used
}
