import type { Span } from './prose-spans.ts'
import type { Shown } from './shown.ts'

/** As many characters of a changed text are shown; the form has all of them. */
const MOST = 4000

/** As many unchanged ones are shown on both sides of a change in a text that is cut. */
const AROUND = 300

/** As many characters tell a place in a text. */
const TELLING = 80

/** Both values of a place: texts of more than 4,000 characters are cut around what differs. */
export function cutAround(was: Shown, is: Shown): [was: Shown, is: Shown] {
  const [old, now] = [spansOf(was), spansOf(is)]
  const [before, after] = [joinSpans(old), joinSpans(now)]
  if (before.length <= MOST && after.length <= MOST) return [was, is]
  const { start, end } = unchanged(old, now)
  const from = Math.max(0, start - AROUND)
  const rest = Math.max(0, end - AROUND)
  const shown = (text: string) => text.slice(from, Math.min(text.length - rest, from + MOST))
  const [first, second] = [shown(before), shown(after)]
  return [
    withSpans(was, cut(old, from, from + sameEnding(first, second))),
    withSpans(is, cut(now, from, from + sameEnding(second, first))),
  ]
}

/** How many characters two texts have in common at their starts and at their ends. */
function unchanged(was: Span[], is: Span[]) {
  const [old, now] = [was.flatMap(lettersOf), is.flatMap(lettersOf)]
  const shortest = Math.min(old.length, now.length)
  let start = 0
  while (start < shortest && old[start] === now[start]) start++
  let end = 0
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end++
  return { start, end }
}

/** A letter in another look is another one. */
const lettersOf = ({ text, look }: Span) => text.split('').map((letter) => letter + look)

/**
 * How much of a part is shown beside another one: to where that one ends, if it has this place too.
 * What follows would look as if it had been taken out or added.
 */
function sameEnding(part: string, other: string): number {
  const telling = other.slice(-TELLING)
  const at = telling.length < TELLING ? -1 : part.lastIndexOf(telling)
  return at < 0 ? part.length : at + TELLING
}

const MORE: Span = { text: '…', look: '' }

function cut(spans: Span[], from: number, to: number): Span[] {
  let at = 0
  const part = spans.flatMap(({ text, look }) => {
    const shown = text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += text.length
    return shown ? [{ text: shown, look }] : []
  })
  return [...(from > 0 ? [MORE] : []), ...part, ...(to < at ? [MORE] : [])]
}

/** Words as spans; none of records. */
function spansOf(shown: Shown): Span[] {
  if (shown.is === 'prose') return shown.spans
  return shown.is === 'words' ? [{ text: shown.words, look: '' }] : []
}

const joinSpans = (spans: readonly Span[]) => spans.map(({ text }) => text).join('')

function withSpans(shown: Shown, spans: Span[]): Shown {
  if (shown.is === 'records') return shown
  return shown.is === 'prose' ? { is: 'prose', spans } : { is: 'words', words: joinSpans(spans) }
}
