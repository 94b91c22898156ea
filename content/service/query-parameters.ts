/**
 * The text of an error or of its stack without the parameters of a failed query. Drizzle prints
 * them (`drizzle-orm/errors.js`), and they may be hashes of passwords and tokens. Each line is read
 * once, however long the client's input is. https://github.com/drizzle-team/drizzle-orm/issues/5939
 */
export function withoutParameters(text: string): string {
  const lines = text.split('\n')
  const kept: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const start = line.search(PARAMETERS)
    if (start === -1) {
      kept.push(line)
      continue
    }
    keepTrimmed(kept, line.slice(0, start))
    at = stackAfter(lines, at + 1) - 1
  }
  return kept.join('\n')
}

const PARAMETERS = /\bparams: /

/** Adds a line that ends before the parameters, without the blanks before them. */
function keepTrimmed(kept: string[], line: string) {
  let last: string | undefined = line
  while (last !== undefined && last.trim() === '') last = kept.pop()
  if (last !== undefined) kept.push(last.trimEnd())
}

/**
 * A parameter may have lines that begin with “at”: only those that end with a position in a file
 * belong to the stack.
 */
const OF_STACK = /^\s+at .*(?::\d+\)?|<anonymous>\))$/

/**
 * The first line of the stack after the parameters, which extends to the end of the text or the
 * cause of the error; the number of lines if none follows.
 */
function stackAfter(lines: readonly string[], from: number): number {
  let first: number | undefined
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line.trim() === '') continue
    if (OF_STACK.test(line)) first ??= at
    else if (first !== undefined && line.startsWith('caused by: ')) return first
    else first = undefined
  }
  return first ?? lines.length
}
