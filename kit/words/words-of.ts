import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { mayBeEmpty } from './may-be-empty.ts'
import type { Plural, SiteWords, Word, Words } from './words.ts'

const LANGUAGES: Readonly<Record<string, Words>> = { de, en, es }

/** Words of an owner by their keys: `form.go`, `list.count.one`. */
export type OwnWords = Readonly<Record<string, string>>

/** The words of a language, or of English where there is none for it. */
export function languageOf(locale: string): Words {
  const [language = ''] = locale.toLowerCase().split(/[-_]/)
  return (Object.hasOwn(LANGUAGES, language) && LANGUAGES[language]) || en
}

/** The words of a site. An emptied word stays empty where that is possible. */
export function wordsOf(locale: string, own: OwnWords = {}): SiteWords {
  const words = languageOf(locale)
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
    const place = form ? `${key}.${form}` : key
    const entered = Object.hasOwn(own, place) ? own[place]?.trim() : undefined
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

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function withHomes(text: string, homes: Readonly<Record<string, string>>) {
  return text.replace(/\{([Hh]omes?)\}/g, (place, name: string) => homes[name] ?? place)
}
