import { asDoc } from '../../payload/doc.ts'
import { isExactly, keysOf } from '../together/same.ts'
import type { Place } from '../versions/changed-rows.ts'
import type { Entry } from '../versions/entry.ts'
import type { KeyedWords } from './keyed-words.ts'

/** The differences between two values of a field with keys of its own, each key by its label. */
export function changedKeys(
  { keys, labelOf, say }: KeyedWords,
  { words, path }: Place,
  { was, is }: { was: unknown; is: unknown },
): Entry[] {
  const [before, after] = [asDoc(was), asDoc(is)]
  const changed = keysOf(before, after).filter((key) => !isExactly(before[key], after[key]))
  const listed = keys.filter((key) => changed.includes(key))
  const others = changed.filter((key) => !keys.includes(key))
  return [...listed, ...others].map((key) => ({
    words: [...words, labelOf(key)],
    path: [...path, key],
    kind: 'changed',
    was: say(key, before[key]),
    is: say(key, after[key]),
  }))
}
