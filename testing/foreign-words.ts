import { KIND_NAMES } from '@belvedere/kit/property-kind.ts'
import type { Word } from '@belvedere/kit/words/words.ts'
import { wordsOf } from '@belvedere/kit/words/words-of.ts'
import { saidWords } from './said-words.ts'

/** English that is in no file of words, as a view would say by itself. */
const COMMON = /\b(?:the|and)\b/i

/** Shorter ones are words of other languages as well. */
const LEAST_LETTERS = 4

/** The English that a document in another language says: every word of the site, and the commonest. */
export function foreignWords(html: string, locale: string): string[] {
  const patterns = patternsFor(locale)
  if (patterns.length === 0) return []
  const said = saidWords(html).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  return [COMMON, ...patterns].flatMap((pattern) => pattern.exec(said)?.[0] ?? [])
}

const known = new Map<string, readonly RegExp[]>()

function patternsFor(locale: string): readonly RegExp[] {
  const patterns = known.get(locale) ?? englishUnlike(locale).map((text) => patternOf(text))
  known.set(locale, patterns)
  return patterns
}

/** The texts of English that the words of a language have nowhere. */
function englishUnlike(locale: string): string[] {
  const own = ` ${linesOf(locale).join(' ')} `
  const english = [...new Set(linesOf('en'))].map(bare)
  return english.filter(
    (text) =>
      text.replaceAll(/\P{L}/gu, '').length >= LEAST_LETTERS && !patternOf(text, 'iu').test(own),
  )
}

/** The words of a language for all kinds of properties, line by line. */
function linesOf(locale: string): string[] {
  const groups = KIND_NAMES.flatMap((kind) => {
    const { locale: _, general: __, ...words } = wordsOf(locale, {}, kind)
    return Object.values<Readonly<Record<string, Word>>>(words)
  })
  return groups.flatMap((group) => Object.values(group)).flatMap(textsOf)
}

function textsOf(word: Word): string[] {
  const forms = typeof word === 'string' ? [word] : Object.values(word)
  return forms.flatMap((text) => text.split('\n'))
}

/** A text without values, marks and numbers at its ends. */
function bare(text: string) {
  return text.replaceAll(/^(?:\{\w+\}|\P{L})+|(?:\{\w+\}|[^\p{L}}])+$/gu, '')
}

/** Finds a text as a whole, with anything for its values. */
function patternOf(text: string, flags = 'u'): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => literally(part).replaceAll(/\s+/g, '\\s+'))
  return new RegExp(`(?<!\\p{L})${parts.join('[^\\n]{0,80}?')}(?!\\p{L})`, flags)
}

function literally(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
