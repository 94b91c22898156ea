/** Text with uniform emphasis; `at`, its offset in the title, is a stable React key. */
type Run = { at: number; text: string; isEmphasis: boolean }

/** One line of a title. */
export type Line = { at: number; runs: Run[] }

/** One paragraph of running text, as its lines. */
type Paragraph = { at: number; lines: { at: number; text: string }[] }

const RUN = /\*(?<emphasis>[^*]+)\*|[^*]+|\*/g

/** Whether a field contains more than whitespace. */
export function hasWords(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== ''
}

/** Splits a title into lines; `*word*` is emphasis, and there is no other markup. */
export function titleLines(title: string): Line[] {
  return linesOf(title)
    .filter((line) => line.text !== '')
    .map((line) => ({ at: line.at, runs: runsOf(line.text) }))
}

/** A title as plain text on one line, for labels. */
export function plainTitle(title: string): string {
  return titleLines(title)
    .map((line) => line.runs.map((run) => run.text).join(''))
    .join(' ')
}

/** Splits running text: an empty line starts a paragraph, a single break a line. */
export function paragraphs(text: string): Paragraph[] {
  const found: Paragraph[] = []
  let isOpen = false
  for (const line of linesOf(text)) {
    if (line.text === '') isOpen = false
    else if (isOpen) found.at(-1)?.lines.push(line)
    else {
      found.push({ at: line.at, lines: [line] })
      isOpen = true
    }
  }
  return found
}

/**
 * Keeps words of one or two letters on the line of the word that follows: a line that ends in “of”
 * reads badly. The first word begins a line anyway, and what together would be long may break: beside
 * large text it would not fit on a line at all. The last word of a longer text is not left alone on a
 * line if it is as short; a word that keeps it there is not kept by another.
 */
export function keepShortWords(text: string): string {
  return text
    .replace(/(?<=\S\s+\S+\s+\S+)\s+(?=\p{L}{1,2}\p{P}?$)/u, '\u00A0')
    .replaceAll(/(?<=\s)(?:\p{L}{1,2}\s+)+\S+(?![\S\u00A0])/gu, joined)
}

const MOST_TOGETHER = 8

/** Short words and the one that follows, as many of them as are not too long together. */
function joined(words: string): string {
  if (words.length <= MOST_TOGETHER) return words.replaceAll(/\s+/g, '\u00A0')
  const [first, rest] = [words.match(/^\S+\s+/)?.[0] ?? '', words.replace(/^\S+\s+/, '')]
  return /\s/.test(rest) ? first + joined(rest) : words
}

function linesOf(text: string): { at: number; text: string }[] {
  let at = 0
  return text.split(/\r\n?|\n/).map((line) => {
    const start = at
    at += line.length + 1
    return { at: start, text: line.trim() }
  })
}

function runsOf(line: string): Run[] {
  return Array.from(line.matchAll(RUN), (match) => ({
    at: match.index,
    text: match.groups?.emphasis ?? match[0],
    isEmphasis: match.groups?.emphasis !== undefined,
  }))
}
