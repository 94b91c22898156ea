import { groupsOf, type Word } from './title-words.ts'

/** The width of words on one line, in units of the size of the type. */
type Measure = (words: readonly Word[]) => number

/** A title in lines, with the size of its type in pixels. */
export type BrokenTitle = { size: number; lines: Word[][] }

/** The font sizes, from one line of a short title to three lines of a long one. */
const STEPS = [
  { size: 124, maxLines: 1 },
  { size: 104, maxLines: 2 },
  { size: 88, maxLines: 2 },
  { size: 74, maxLines: 3 },
  { size: 62, maxLines: 3 },
  { size: 52, maxLines: 3 },
]
const SMALLEST = { size: 52, maxLines: 3 }

/**
 * Breaks a title into lines of about the same width, in the largest type in which it fits; `width`
 * in pixels. Words that do not fit in the smallest size are left out.
 */
export function breakTitle(
  words: readonly Word[],
  measure: Measure,
  width: number,
): BrokenTitle | undefined {
  if (words.length === 0) return undefined
  const groups = groupsOf(words)
  for (const { size, maxLines } of STEPS) {
    const lines = fit(groups, measure, width / size, maxLines)
    if (lines) return { size, lines }
  }
  return { size: SMALLEST.size, lines: clip(words, measure, width / SMALLEST.size) }
}

/** The fewest lines that hold the groups; undefined if `maxLines` do not. */
function fit(groups: readonly Word[][], measure: Measure, width: number, maxLines: number) {
  if (measure(groups.flat()) > width * maxLines) return undefined
  for (let count = 1; count <= Math.min(maxLines, groups.length); count++) {
    const lines = balance(groups, measure, count)
    if (lines.every((line) => measure(line) <= width)) return lines
  }
  return undefined
}

/** Splits groups into `count` lines whose widest one is as narrow as possible. */
function balance(groups: readonly Word[][], measure: Measure, count: number): Word[][] {
  const whole = groups.flat()
  if (count === 1) return [whole]
  let best: Word[][] = [whole]
  let narrowest = Number.POSITIVE_INFINITY
  for (let end = 1; end <= groups.length - count + 1; end++) {
    const first = groups.slice(0, end).flat()
    const lines = [first, ...balance(groups.slice(end), measure, count - 1)]
    const widest = Math.max(...lines.map(measure))
    if (widest < narrowest) [best, narrowest] = [lines, widest]
  }
  return best
}

/** Fills three lines word by word and ends with an ellipsis. */
function clip(words: readonly Word[], measure: Measure, width: number): Word[][] {
  const lines: Word[][] = []
  const rest = [...words]
  while (rest.length > 0 && lines.length < SMALLEST.maxLines) {
    const line = fill(rest, measure, width)
    lines.push(line)
  }
  if (rest.length === 0) return lines
  const last = lines.pop() ?? []
  return [...lines, withEllipsis(last, measure, width)]
}

/** Takes the words of one line from the front; a word that is wider than a line is cut. */
function fill(rest: Word[], measure: Measure, width: number): Word[] {
  const line: Word[] = []
  for (let next = rest[0]; next && measure([...line, next]) <= width; next = rest[0]) {
    line.push(next)
    rest.shift()
  }
  const wide = line.length === 0 ? rest.shift() : undefined
  return wide ? [cut(wide, measure, width)] : line
}

function withEllipsis(line: readonly Word[], measure: Measure, width: number): Word[] {
  const ended = (words: readonly Word[]) =>
    words.map((word, index) => (index < words.length - 1 ? word : ellipsis(word)))
  let kept = [...line]
  while (kept.length > 1 && measure(ended(kept)) > width) kept = kept.slice(0, -1)
  const [only] = kept
  if (kept.length === 1 && only && measure(ended(kept)) > width) return [cut(only, measure, width)]
  return ended(kept)
}

function ellipsis({ text, isItalic }: Word): Word {
  return { text: `${text.replace(/[^\p{L}\p{N})”"']+$/u, '')}…`, isItalic }
}

/** The start of a word that is wider than a line. */
function cut({ text, isItalic }: Word, measure: Measure, width: number): Word {
  const letters = [...text]
  const start = (count: number) => ({ text: `${letters.slice(0, count).join('')}…`, isItalic })
  let count = letters.length - 1
  while (count > 1 && measure([start(count)]) > width) count--
  return start(count)
}
