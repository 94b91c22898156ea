/** A run of words that stayed, went or came. */
export type Run = { is: 'same' | 'gone' | 'new'; text: string }

/** Comparing longer middles would be felt; they are shown as one change. */
const MOST_PAIRS = 250_000

/** What became of a text, word by word: both texts can be read from the runs. */
export function markWords(was: string, is: string): Run[] {
  const [old, now] = [wordsOf(was), wordsOf(is)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  const shortest = Math.min(old.length, now.length) - start
  while (end < shortest && old[old.length - 1 - end] === now[now.length - 1 - end]) end++
  return joined([
    ...runs('same', old.slice(0, start)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...runs('same', old.slice(old.length - end)),
  ])
}

/** Words, each with the space after it. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

const runs = (is: Run['is'], words: string[]): Run[] => words.map((text) => ({ is, text }))

/** The longest common series of words stays. */
function middle(old: string[], now: string[]): Run[] {
  if (old.length * now.length > MOST_PAIRS) return [...runs('gone', old), ...runs('new', now)]
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const isSame = old[i] === now[j]
      lengths[i * width + j] = isSame ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const found: Run[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [one = '', other = ''] = [old[i], now[j]]
    if (i < old.length && j < now.length && one === other) {
      found.push({ is: 'same', text: one })
      i++
      j++
    } else if (i < old.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ is: 'gone', text: one })
      i++
    } else {
      found.push({ is: 'new', text: other })
      j++
    }
  }
  return found
}

/** Neighbours of the same sort become one; what went comes before what is there instead. */
function joined(all: Run[]): Run[] {
  const result: Run[] = []
  for (const run of all) {
    const last = result.at(-1)
    if (last?.is === run.is) last.text += run.text
    else result.push({ ...run })
  }
  return result
}
