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

/** Words and the spaces between them. */
const wordsOf = (text: string) => text.match(/\S+|\s+/g) ?? []

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

/** Changes next to each other become one: what went, then what is there instead. */
function joined(all: Run[]): Run[] {
  const result: Run[] = []
  let [gone, came] = ['', '']
  const close = () => {
    if (gone) result.push({ is: 'gone', text: gone })
    if (came) result.push({ is: 'new', text: came })
    gone = ''
    came = ''
  }
  for (const [index, { is, text }] of all.entries()) {
    const isBetween = text.trim() === '' && (gone || came) && isChange(all[index + 1])
    if (is !== 'new' && (is === 'gone' || isBetween)) gone += text
    if (is !== 'gone' && (is === 'new' || isBetween)) came += text
    if (is !== 'same' || isBetween) continue
    close()
    const last = result.at(-1)
    if (last?.is === 'same') last.text += text
    else result.push({ is, text })
  }
  close()
  return result
}

const isChange = (run: Run | undefined) => run !== undefined && run.is !== 'same'
