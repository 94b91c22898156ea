import type { Span } from '../prose-spans.ts'

/** A run of words with the same formatting that were kept, removed or added. */
export type Run = Span & { is: 'same' | 'gone' | 'new' }

/** Comparing longer middle parts would be noticeable; they are shown as one change. */
const MOST_PAIRS = 250_000

/**
 * The differences of two texts, word by word: both texts can be reconstructed from the runs. A word
 * with other formatting counts as another word.
 */
export function markWords(was: readonly Span[], is: readonly Span[]): Run[] {
  const [old, now] = [was.flatMap(wordsOf), is.flatMap(wordsOf)]
  const shortest = Math.min(old.length, now.length)
  let start = 0
  while (start < shortest && isEqual(old[start], now[start])) start++
  let end = 0
  while (end < shortest - start && isEqual(old.at(-1 - end), now.at(-1 - end))) end++
  return joined([
    ...runs('same', old.slice(0, start)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...runs('same', old.slice(old.length - end)),
  ])
}

/**
 * Words and the spaces between them. Spaces look the same with any formatting, so their formatting
 * is dropped.
 */
const wordsOf = ({ text, look }: Span): Span[] =>
  (text.match(/\S+|\s+/g) ?? []).map((one) => ({ text: one, look: isSpace(one) ? '' : look }))

const isSpace = (text: string) => text.trim() === ''

const isEqual = (one: Span | undefined, other: Span | undefined) =>
  one?.text === other?.text && one?.look === other?.look

const runs = (is: Run['is'], words: Span[]): Run[] => words.map((word) => ({ is, ...word }))

/** The longest common subsequence of words is kept. */
function middle(old: Span[], now: Span[]): Run[] {
  if (old.length * now.length > MOST_PAIRS) return [...runs('gone', old), ...runs('new', now)]
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const isSame = isEqual(old[i], now[j])
      lengths[i * width + j] = isSame ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const found: Run[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [one, other] = [old[i], now[j]]
    if (one && isEqual(one, other)) {
      found.push({ is: 'same', ...one })
      i++
      j++
    } else if (one && (!other || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ is: 'gone', ...one })
      i++
    } else if (other) {
      found.push({ is: 'new', ...other })
      j++
    }
  }
  return found
}

/** Adjacent changes become one: the removed words, then the added ones. */
function joined(all: Run[]): Run[] {
  const result: Run[] = []
  let [gone, came]: [Run[], Run[]] = [[], []]
  const close = () => {
    result.push(...ofOneLook(gone), ...ofOneLook(came))
    gone = []
    came = []
  }
  for (const [index, run] of all.entries()) {
    const { is, text } = run
    const hasChange = gone.length > 0 || came.length > 0
    const isBetween = is === 'same' && isSpace(text) && hasChange && isChange(all[index + 1])
    if (is === 'gone' || isBetween) gone.push({ ...run, is: 'gone' })
    if (is === 'new' || isBetween) came.push({ ...run, is: 'new' })
    if (is !== 'same' || isBetween) continue
    close()
    result.push(run)
  }
  close()
  return ofOneLook(result)
}

/**
 * Adjacent runs of the same kind and formatting become one; spaces take the formatting before them.
 */
function ofOneLook(all: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of all) {
    const last = result.at(-1)
    const isSame = last?.is === run.is && (last.look === run.look || isSpace(run.text))
    if (last && isSame) last.text += run.text
    else result.push({ ...run })
  }
  return result
}

const isChange = (run: Run | undefined) => run !== undefined && run.is !== 'same'
