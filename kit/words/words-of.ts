import { FIRST_KIND, type PropertyKind } from '../property-kind.ts'
import { de, deNouns } from './de.ts'
import { en, enNouns } from './en.ts'
import { es, esNouns } from './es.ts'
import { capital } from './in-words.ts'
import { mayBeEmpty } from './may-be-empty.ts'
import type { Nouns, Plural, SiteWords, Word, Words } from './words.ts'

type Language = { words: Words; nouns: Nouns }

const ENGLISH_LANGUAGE: Language = { words: en, nouns: enNouns }

const LANGUAGES: Readonly<Record<string, Language>> = {
  de: { words: de, nouns: deNouns },
  en: ENGLISH_LANGUAGE,
  es: { words: es, nouns: esNouns },
}

/** Words of an owner by their keys: `form.go`, `list.count.one`. */
export type OwnWords = Readonly<Record<string, string>>

/** The languages that have words, by their English names, for sentences in the studio. */
export const LANGUAGES_WITH_WORDS: string = namesIn(Object.keys(LANGUAGES))

/** Whether the language of a locale has words; a site in another one says those of English. */
export function hasWords(locale: string): boolean {
  return Object.hasOwn(LANGUAGES, languageIn(locale))
}

/** The words of a language for a kind of property, or those of English where it has none. */
export function languageOf(locale: string, kind: PropertyKind = FIRST_KIND): Words {
  const language = (hasWords(locale) && LANGUAGES[languageIn(locale)]) || ENGLISH_LANGUAGE
  return kind === 'resort' ? language.words : named(language.words, language.nouns[kind])
}

/** A word as each language has it. */
export function inEachLanguage(pick: (words: Words) => string): string[] {
  return Object.values(LANGUAGES).map(({ words }) => pick(words))
}

function languageIn(locale: string): string {
  const [name = ''] = locale.toLowerCase().split(/[-_]/)
  return name
}

function namesIn(languages: readonly string[]): string {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const sorted = languages.map((language) => names.of(language) ?? language).sort()
  return new Intl.ListFormat('en-GB').format(sorted)
}

/** A resort has houses among other things; all others are called by what they sell. */
function named(words: Words, home: Plural): Words {
  return {
    ...words,
    labels: { ...words.labels, footMenu2: '{Homes}' },
    pages: { ...words.pages, realEstate: '{Homes}' },
    listing: { ...words.listing, home },
    found: { ...words.found, realEstate: '{Homes}' },
  }
}

/** The words of a site. An emptied word stays empty where that is possible. */
export function wordsOf(
  locale: string,
  own: OwnWords = {},
  kind: PropertyKind = FIRST_KIND,
): SiteWords {
  const words = languageOf(locale, kind)
  const { home } = words.listing
  const homes = namesOf(replaced('listing.home', home, own))
  const fill = (group: string, texts: Readonly<Record<string, Word>>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, word]) => [
        name,
        mapWord(replaced(`${group}.${name}`, word, own), (text) => withHomes(text, homes)),
      ]),
    )
  const groups = Object.entries(words).map(([group, texts]) => [group, fill(group, texts)])
  const filled: Words = Object.fromEntries(groups)
  return {
    ...filled,
    failed: { ...filled.notFound, ...ownOf('failed', filled.notFound, own) },
    locale,
  }
}

/** The words of a site without settings. */
export const ENGLISH: SiteWords = wordsOf('en')

function replaced<Kind extends Word>(key: string, word: Kind, own: OwnWords): Kind {
  return mapWord(word, (text, form) => {
    // A word that had no forms before is the owner’s in each of them.
    const places = form ? [`${key}.${form}`, key] : [key]
    const place = places.find((one) => Object.hasOwn(own, one))
    const entered = place === undefined ? undefined : own[place]?.trim()
    if (entered === undefined) return text
    return entered === '' && !mayBeEmpty(key) ? text : entered
  })
}

function ownOf<Texts extends Record<string, string>>(group: string, texts: Texts, own: OwnWords) {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    replaced(`${group}.${name}`, text, own),
  ])
  return Object.fromEntries(entries)
}

function mapWord<Kind extends Word>(
  word: Kind,
  map: (text: string, form: string | undefined) => string,
): Kind
function mapWord(word: Word, map: (text: string, form: string | undefined) => string): Word {
  if (typeof word === 'string') return map(word, undefined)
  const forms = Object.entries(word).map(([form, text]) => [form, map(text, form)])
  return Object.fromEntries(forms)
}

/** The names of what is sold, inside and at the beginning of a sentence. */
function namesOf({ one, other }: Plural): Record<string, string> {
  return { home: one, homes: other, Home: capital(one), Homes: capital(other) }
}

function withHomes(text: string, homes: Readonly<Record<string, string>>) {
  return text.replace(/\{([Hh]omes?)\}/g, (place, name: string) => homes[name] ?? place)
}
