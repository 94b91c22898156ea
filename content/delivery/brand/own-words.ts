import type { OwnWords } from '@belvedere/kit/words/words-of.ts'
import { asDoc, asText, type Doc } from '../../payload/doc.ts'

/** The groups that have a field for each of their words, as 0.2.0 had them. */
export const WORD_GROUPS = ['labels', 'cookies', 'notFound', 'failed', 'away', 'form'] as const

/** The owner’s words of a brand by their keys. */
export function ownWordsOf(brand: object): OwnWords {
  return textsOf(asDoc(brand).words) ?? earlierWordsOf(asDoc(brand))
}

/** The texts of the field for all words; undefined for a brand that was saved without it. */
export function textsOf(words: unknown): OwnWords | undefined {
  if (typeof words !== 'object' || words === null) return undefined
  const texts = Object.entries(words).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(texts)
}

/** The words in the fields of their groups; blank ones count as not entered. */
export function earlierWordsOf(brand: Doc): OwnWords {
  const entered = WORD_GROUPS.flatMap((group) =>
    Object.entries(asDoc(brand[group])).flatMap(([name, value]) => {
      // The hooks of a record may get a text with its language.
      const text = asText(value) ?? asText(asDoc(value).en)
      return text ? [[`${group}.${name}`, text]] : []
    }),
  )
  return Object.fromEntries(entered)
}
