import { unescapeCss, withoutComments } from './drawing-flaws.ts'

/**
 * The elements that an SVG shows when every reference is followed; each is counted as often as it
 * is shown.
 */
type Part = { shapes: number; shows: string[] }

/** Legitimate SVGs show some thousands of elements; a browser takes seconds for this many. */
const MOST_SHOWN = 1_000_000

/** The nesting depth of elements and references. */
const DEEPEST = 200

/**
 * Follows the references of an SVG (`use`, patterns, masks and so on), which can show ten copies of
 * ten copies of a shape, and so on. The parser passes each element on when it reads it.
 */
export class DrawingReferences {
  readonly #root: Part = { shapes: 0, shows: [] }
  readonly #parts = new Map<string, Part>()
  readonly #open: Part[] = [this.#root]
  /** The elements by the selectors that match them: `path`, `.roof`, `#door`, `*`. */
  readonly #called = new Map<string, Part[]>()
  readonly #styles: string[] = []
  /** How many times a CSS rule shows an element. */
  #styled = 0

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
    const classes = attributes.get('class')?.match(/\S+/g) ?? []
    for (const call of ['*', name, `#${id}`, ...classes.map((one) => `.${one}`)]) {
      const called = this.#called.get(call)
      if (called) called.push(part)
      else this.#called.set(call, [part])
    }
    this.#open.push(part)
  }

  /** Takes the text of a `style` element, whose rules may show elements as well. */
  style(css: string): void {
    this.#styles.push(css)
  }

  close(): void {
    this.#open.pop()
  }

  /** Adds the references of a rule to the elements that it may match. */
  #follow(css: string) {
    const plain = unescapeCss(withoutComments(css) ?? '')
    for (const rule of plain.split('}')) {
      const [selectors = '', declarations = ''] = rule.split('{').slice(-2)
      const ids = idsIn(declarations)
      if (ids.length === 0) continue
      for (const call of selectors.split(',').map(callOf))
        for (const part of this.#called.get(call) ?? []) {
          this.#styled += ids.length
          if (this.#styled > MOST_SHOWN) return
          part.shows.push(...ids)
        }
    }
  }

  /** Why the SVG cannot be used, or undefined. */
  flaw(): string | undefined {
    for (const css of this.#styles) this.#follow(css)
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
    const isTooMany = this.#styled > MOST_SHOWN || count(this.#root) > MOST_SHOWN
    if (isTooMany) flaw ??= 'shows more than a million shapes, with all copies'
    return flaw
  }
}

/** Longer selectors, which no program writes, count as matching all elements. */
const LONGEST_SELECTOR = 1000

/** The selectors of the last part of a compound one, `#b` in `g > path.a#b`; `*` if unknown. */
function callOf(selector: string): string {
  if (selector.length > LONGEST_SELECTOR) return '*'
  const [last = ''] = selector
    .trim()
    .split(/[\s>+~]+/)
    .slice(-1)
  const plain = last.replace(/\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?/g, '')
  const calls = plain.match(/[#.]?[^#.]+/g) ?? []
  const called = (sign: string) => calls.find((call) => call.startsWith(sign))
  return called('#') ?? called('.') ?? calls[0]?.toLowerCase() ?? '*'
}

const idsIn = (style: string) =>
  [...style.matchAll(/url\(\s*["']?#([^"')\s]*)/g)].map(([, id = '']) => id)

/** The ids that an element shows: of its copy, its pattern, its mask, its markers and so on. */
function shownBy(name: string, attributes: ReadonlyMap<string, string>): string[] {
  const copied = name === 'use' || name === 'feimage' ? attributes.get('href') : undefined
  const used = [...attributes.values()].flatMap((value) => idsIn(unescapeCss(value)))
  return copied?.startsWith('#') ? [copied.slice(1), ...used] : used
}
