import { isDeepStrictEqual } from 'node:util'
import type { OwnWords } from '@belvedere/kit/words/words-of.ts'
import { asDoc, asText, type Doc } from '../../payload/doc.ts'
import { earlierWordsOf, ownWordsOf, textsOf, WORD_GROUPS } from './own-words.ts'

/**
 * Keeps the field for all words and the fields of each group alike: the studio writes the first
 * one, the API and properties may write the others, and a site of 0.2.0 reads those.
 */
export function keepWords(data: Doc, before: Doc): Doc {
  const [given, earlier] = [textsOf(data.words), ownWordsOf(before)]
  // Whoever writes the field for all words, such as a form or a restored version, decides all of them.
  const isWritten = given !== undefined && !isDeepStrictEqual(given, earlier)
  const own = isWritten ? given : { ...earlier, ...changedIn(data, before) }
  const kept = Object.entries(own).flatMap(([key, text]) => (text === null ? [] : [[key, text]]))
  const words: OwnWords = Object.fromEntries(kept)
  return { ...data, words, ...groupsOf(data, words) }
}

/** What was entered in the fields of a group; null for an emptied one. */
function changedIn(data: Doc, before: Doc): Record<string, string | null> {
  const known = earlierWordsOf(before)
  const changes = WORD_GROUPS.flatMap((group) =>
    Object.entries(asDoc(data[group])).flatMap(([name, value]) => {
      const key = `${group}.${name}`
      const text = asText(value) ?? null
      return text === (known[key] ?? null) ? [] : [[key, text] as const]
    }),
  )
  return Object.fromEntries(changes)
}

function groupsOf(data: Doc, words: OwnWords): Doc {
  const groups = WORD_GROUPS.map((group) => {
    const named = Object.entries(words).flatMap(([key, text]) =>
      key.startsWith(`${group}.`) ? [[key.slice(group.length + 1), text || null]] : [],
    )
    const emptied = Object.keys(asDoc(data[group])).map((name) => [name, null])
    return [group, Object.fromEntries([...emptied, ...named])]
  })
  return Object.fromEntries(groups)
}
