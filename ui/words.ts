/** A run of a title's line; `at` is its place in the text, which makes it a stable key. */
export type Run = { at: number; text: string; isEmphasis: boolean }

/** One line of a title. */
export type Line = { at: number; runs: Run[] }

/** One paragraph of running text, as its lines. */
export type Paragraph = { at: number; lines: { at: number; text: string }[] }

const RUN = /\*(?<emphasis>[^*]+)\*|[^*]+|\*/g

/** True when an editor wrote something in the field. */
export function hasWords(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== ''
}

/** A title's lines; `*word*` within a line is emphasis, and nothing else has a meaning. */
export function titleLines(title: string): Line[] {
  return linesOf(title)
    .filter((line) => line.text !== '')
    .map((line) => ({ at: line.at, runs: runsOf(line.text) }))
}

/** A title as plain words, for labels: one line, no asterisks around emphasis. */
export function plainTitle(title: string): string {
  return titleLines(title)
    .map((line) => line.runs.map((run) => run.text).join(''))
    .join(' ')
}

/** Running text: an empty line starts a paragraph, a single break ends a line. */
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
