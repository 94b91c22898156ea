/**
 * The known name that a mistyped one most probably means: the same but for capitals, spaces and
 * marks, or with one or two other letters. Undefined where nothing is near.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const own = plain(name)
  if (own === '') return undefined
  const most = Math.min(2, Math.floor(own.length / 3))
  const near = [...known].flatMap((one) => {
    const other = plain(one)
    const steps = distance(own, other)
    return steps <= most ? [{ one, steps }] : []
  })
  return near.sort((a, b) => a.steps - b.steps)[0]?.one
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** How many letters have to be added, left out or replaced to make one text of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, above] of row.slice(1).entries()) {
      const replaced = (row[j] ?? 0) + (letter === other[j] ? 0 : 1)
      next.push(Math.min(above + 1, (next[j] ?? 0) + 1, replaced))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
