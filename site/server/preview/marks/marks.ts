import type { Reference } from './reference.ts'

/** A marked value: its reference, and its text if it is a text. */
export type Mark = Reference & { text: string | undefined }

const MARKER = /zq(\d+)qz/g

/** The marks of one rendering. Each has a marker: a short text inside the marked HTML. */
export class Marks {
  readonly #marks: Mark[] = []
  /** The references of the blocks, by block id. */
  readonly blocks = new Map<string, Reference>()

  /** Adds a mark and returns its marker. */
  add(mark: Mark): string {
    return `zq${this.#marks.push(mark) - 1}qz`
  }

  /** All texts that were marked. */
  get texts(): (Mark & { text: string })[] {
    return this.#marks.filter((mark): mark is Mark & { text: string } => mark.text !== undefined)
  }

  /** All marked file addresses. */
  get files(): Reference[] {
    return this.#marks.filter(({ text }) => text === undefined)
  }

  /** The marks whose markers a text contains, in order. */
  in(text: string): Mark[] {
    const found = [...text.matchAll(MARKER)].map(([, index]) => this.#marks[Number(index)])
    return found.filter((mark) => mark !== undefined)
  }
}

/** Character references of HTML, and places for values such as `{count}`, are skipped as a whole. */
const FIRST_LETTERS =
  /(^|\n|>)((?:&#?\w+;|\{\w+\}|[^<\n&{]|\{(?!\w+\})|&(?!#?\w+;))*?[\p{L}\p{N}])/gu

/**
 * Adds the marker after the first letter of every line, and of every element of an HTML string: a
 * block may show only one paragraph of a text. After the first letter it adds no text node beside
 * an emphasised word.
 */
export function markText(text: string, marker: string): string {
  return text.replaceAll(FIRST_LETTERS, `$1$2${marker}`)
}
