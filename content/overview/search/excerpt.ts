import { plain } from '../plain-words.ts'

/** A piece of a text; `isHit` for the letters that were searched for. */
export type Piece = { text: string; isHit: boolean }

/** How much of a text is shown before the first match, and in total. */
const BEFORE = 40
const LENGTH = 140

/** The positions in a text at which one of the words begins; the words are plain. */
function hitsIn(text: string, words: readonly string[]): [number, number][] {
  const hits: [number, number][] = []
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const letters = [...match[0]]
    const found = words.filter((word) => plain(match[0]).startsWith(word))
    const longest = found.sort((a, b) => b.length - a.length)[0]
    if (longest) hits.push([match.index, match.index + lengthOf(letters, longest)])
  }
  return hits
}

/** How many characters of a written word correspond to its plain beginning: “Ça” for “ca”. */
function lengthOf(letters: string[], beginning: string): number {
  let [own, length] = ['', 0]
  for (const letter of letters) {
    if (own.length >= beginning.length) break
    own += plain(letter)
    length += letter.length
  }
  return length
}

/** The part of a text around the words, in pieces; undefined if none of them is in it. */
export function excerpt(text: string, words: readonly string[]): Piece[] | undefined {
  // Titles mark italics by asterisks.
  const line = text
    .replaceAll(/\*([^*]+)\*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const hits = hitsIn(line, words)
  const [first] = hits
  if (!first) return undefined
  const start = first[0] <= BEFORE ? 0 : line.indexOf(' ', first[0] - BEFORE) + 1
  const end = start + LENGTH >= line.length ? line.length : endOf(line, start + LENGTH)
  const pieces: Piece[] = []
  let at = start
  const add = (text: string, isHit: boolean) => text && pieces.push({ text, isHit })
  if (start > 0) add('… ', false)
  for (const [from, to] of hits.filter(([from, to]) => from >= start && to <= end)) {
    add(line.slice(at, from), false)
    add(line.slice(from, to), true)
    at = to
  }
  add(line.slice(at, end), false)
  if (end < line.length) add(' …', false)
  return pieces
}

function endOf(line: string, end: number): number {
  const space = line.lastIndexOf(' ', end)
  return space > end - LENGTH / 2 ? space : end
}

/** How many of the words a text has. */
export function countWords(text: string, words: readonly string[]): number {
  const own = plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => own.some((one) => one.startsWith(word))).length
}
