import { ownWordsOf } from '@belvedere/content/delivery/brand/own-words.ts'
import { wordKeys } from '@belvedere/content/delivery/brand/word-list.ts'
import { asFields, asString } from '@belvedere/kit/json.ts'
import { nearest } from '@belvedere/kit/nearest.ts'
import { hasWords, LANGUAGES_WITH_WORDS } from '@belvedere/kit/words/words-of.ts'
import type { Fault, JsonFile } from './json-file.ts'

/** Words in `brand.words` that the site never says: their keys are misspelt. */
export function wordFaults({ value, lineOf }: JsonFile): Fault[] {
  const { site, brand } = asFields(value)
  const known = new Set(wordKeys(asString(asFields(site).locale) || 'en'))
  const unknown = Object.keys(asFields(asFields(brand).words)).filter((key) => !known.has(key))
  return unknown.map((key) => ({
    file: 'copy.json',
    line: lineOf(['brand', 'words'], key),
    text: `brand › words › ${key}: there is no such word. ${hintFor(key, [...known])}`,
  }))
}

/** A language without words, of a property that brings none either: its visitors would read English. */
export function languageFaults({ value, lineOf }: JsonFile): Fault[] {
  const { site, brand } = asFields(value)
  const locale = asString(asFields(site).locale)
  const isSaid = !locale || hasWords(locale) || Object.keys(ownWordsOf(asFields(brand))).length > 0
  if (isSaid) return []
  const text = `site › locale: “${locale}” has no words, so visitors would read English ones. Choose a language that has: ${LANGUAGES_WITH_WORDS}; or enter your own in brand › words.`
  return [{ file: 'copy.json', line: lineOf(['site', 'locale']), text }]
}

const MOST = 4

/** The words that may be meant; where there is no guess, where all of them are. */
function hintFor(key: string, known: readonly string[]) {
  const guess = nearest(key, known)
  const within = known.filter((one) => one.includes(key)).slice(0, MOST)
  const meant = guess ? [guess] : within
  if (meant.length > 0) return `Did you mean ${meant.map((one) => `“${one}”`).join(' or ')}?`
  return 'All of them are in schemas/copy.schema.json, and in the studio under Brand, Words.'
}
