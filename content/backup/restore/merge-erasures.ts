import { asFields, parseJson } from '@belvedere/kit/json.ts'

/**
 * The list of erasures after a restore, from the list of this place and that of the backup. A list
 * only grows, so if one begins with the other, the longer one is the newer. Two lists that have
 * changed separately are merged if their hashes use the same key; otherwise this throws, because
 * hashes with different keys cannot be compared.
 */
export function mergeErasures(own: string, restored: string): string {
  if (own.startsWith(restored.trimEnd())) return own
  if (restored.startsWith(own.trimEnd())) return restored
  const [key, other] = [own, restored].map(keyOf)
  if (key !== other)
    throw new Error(
      'The erasures.jsonl of this folder and that of the backup use different keys, so they cannot be merged. Move the one in this folder away, restore, and erase the people in it again in the studio.',
    )
  const known = new Set(own.split('\n'))
  const added = restored.split('\n').filter((line) => line && !known.has(line))
  return `${own.trimEnd()}\n${added.join('\n')}\n`
}

function keyOf(list: string) {
  const lines = list.split('\n').map((line) => asFields(parseJson(line)))
  return lines.find(({ key }) => typeof key === 'string')?.key
}
