import type { PropertyKind } from '@belvedere/kit/property-kind.ts'
import { mayBeEmpty } from '@belvedere/kit/words/may-be-empty.ts'
import type { Group } from '@belvedere/kit/words/words.ts'
import { hasWords, languageOf, type OwnWords } from '@belvedere/kit/words/words-of.ts'
import { COOKIE_LABELS, ERROR_LABELS, FORM_LABELS, SHELL_LABELS } from './word-labels.ts'

/** A word in the list of the studio. `text` is that of the language of the site. */
export type ListedWord = { key: string; text: string; about: string; mayBeEmpty: boolean }

type ListedGroup = { name: string; title: string; words: ListedWord[] }

/** Where the words of a group appear, in the order of the list. */
const TITLES: Readonly<Record<Group | 'failed', string>> = {
  labels: 'Around every page: header, menu, footer',
  listing: 'Listings',
  facts: 'Facts of listings',
  list: 'Lists, filters and sort orders',
  media: 'Pictures, films and links',
  form: 'Contact form',
  map: 'Map',
  day: 'Plan of a listing, with the sun',
  pages: 'Breadcrumbs, and the page before opening',
  notFound: 'Page not found (404)',
  failed: 'Page failed (500)',
  away: 'Site cannot be reached (503)',
  cookies: 'Question about cookies',
  blocks: 'Blocks: mostly read aloud, where a block has no title',
  preview: 'Previews that cannot be shown, such as an expired link',
  found: 'Feed, and the overview for programs (llms.txt)',
  mail: 'Mails to visitors',
  team: 'Mails to the team',
}

/** What a word is for, where its text does not tell. */
const ABOUT: Partial<Record<Group | 'failed', Readonly<Record<string, string>>>> = {
  labels: SHELL_LABELS,
  cookies: COOKIE_LABELS,
  notFound: ERROR_LABELS,
  failed: ERROR_LABELS,
  away: ERROR_LABELS,
  form: {
    ...FORM_LABELS,
    title: 'The block, as read aloud',
    subjects: 'Subjects, one a line',
    withinHours: 'Within how many hours you answer, if the form says it',
    withinDays: 'Within how many working days you answer, if the form says it',
    unreadable: 'When what was sent is no form of the site (without scripts)',
    fromPreview: 'When a form of a preview was sent (without scripts)',
    unknownReference: 'When an address of thanks has a number that does not exist',
  },
  list: {
    numbers:
      'Numbers from one on, one a line, where a sentence has {spelled} or {Spelled}; others are in figures',
  },
  listing: {
    home: 'What you sell; other words say it too',
    oneFloor: 'Below a plan with stairs, where the facts have more rooms',
    bedroom: 'In the name of a room of a plan: it is a bedroom',
    bath: 'In the name of a room of a plan: it is a bathroom',
    stairs: 'In the name of a room of a plan: there are other floors',
  },
}

/** All words of the language of a site, for its kind of property. */
export function wordList(locale: string, kind?: PropertyKind): ListedGroup[] {
  const words = languageOf(locale, kind)
  const all = { ...words, failed: words.notFound }
  return Object.entries(TITLES).map(([name, title]) => {
    const texts = Object.entries(all[name as keyof typeof all])
    return { name, title, words: texts.flatMap(([word, text]) => listed(name, word, text)) }
  })
}

/** The keys of all words, by which a file of a property replaces them. */
export function wordKeys(locale: string): string[] {
  return wordList(locale).flatMap(({ words }) => words.map(({ key }) => key))
}

/**
 * How many words a site says in English, because its language has none and its owner has not entered
 * them. A failure has those of a missing page.
 */
export function countForeign(locale: string, own: OwnWords): number {
  if (hasWords(locale)) return 0
  return wordKeys(locale).filter((key) => !key.startsWith('failed.') && !Object.hasOwn(own, key))
    .length
}

const FORMS: Readonly<Record<string, string>> = { one: 'for one', other: 'for several' }

function listed(group: string, word: string, text: unknown): ListedWord[] {
  const key = `${group}.${word}`
  const about = ABOUT[group as Group]?.[word] ?? ''
  const own = { about, mayBeEmpty: mayBeEmpty(key) }
  if (typeof text === 'string') return [{ key, text, ...own }]
  return Object.entries(Object(text)).map(([form, one]) => {
    const which = FORMS[form] ?? form
    return {
      ...own,
      key: `${key}.${form}`,
      text: String(one),
      about: about ? `${about}, ${which}` : which,
    }
  })
}

/** The groups with the words that have what is searched for in them. */
export function foundWords(
  groups: readonly ListedGroup[],
  own: Readonly<Record<string, string>>,
  searched: string,
): ListedGroup[] {
  const wanted = searched.trim().toLowerCase()
  if (wanted === '') return [...groups]
  return groups
    .map((group) => ({
      ...group,
      words: group.words.filter(({ key, text, about }) =>
        [text, own[key] ?? '', about, group.title].some((one) =>
          one.toLowerCase().includes(wanted),
        ),
      ),
    }))
    .filter(({ words }) => words.length > 0)
}
