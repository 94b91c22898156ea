import { asFields, parseJson } from '@belvedere/kit/json.ts'

/**
 * The list of erasures of a place after a restore. It only grows, so the longer one is the newer:
 * nobody who asked to be erased comes back with an older list. Two lists that went apart have lines
 * of both, if their hashes have the same key; else it throws, because neither includes the other.
 */
export function mergeErasures(own: string, restored: string): string {
  if (own.startsWith(restored.trimEnd())) return own
  if (restored.startsWith(own.trimEnd())) return restored
  const [key, other] = [own, restored].map(keyOf)
  if (key !== other)
    throw new Error(
      'The erasures.jsonl of this place and that of the backup are two different lists, with different keys. Move the one here away; whoever it has has to be erased again in the studio afterwards.',
    )
  const known = new Set(own.split('\n'))
  const added = restored.split('\n').filter((line) => line && !known.has(line))
  return `${own.trimEnd()}\n${added.join('\n')}\n`
}

function keyOf(list: string) {
  const lines = list.split('\n').map((line) => asFields(parseJson(line)))
  return lines.find(({ key }) => typeof key === 'string')?.key
}
