import { expect, test } from 'vitest'
import { PROPERTY_KINDS, type PropertyKind } from '../property-kind.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { inWords } from './in-words.ts'
import { say } from './say.ts'
import type { Words } from './words.ts'
import { hasWords, LANGUAGES_WITH_WORDS, wordsOf } from './words-of.ts'

test('the language of a locale chooses the words; an unknown one has those in English', () => {
  expect(wordsOf('de-CH').labels.menu).toBe('Menü')
  expect(wordsOf('ES').labels.menu).toBe('Menú')
  expect(wordsOf('fr-FR').labels.menu).toBe('Menu')
  expect(wordsOf('constructor').labels.menu).toBe('Menu')
})

test('the languages that have words are told, and whether that of a locale is one', () => {
  expect(LANGUAGES_WITH_WORDS).toBe('English, German and Spanish')
  expect(['en-US', 'de', 'ES-mx', 'fr-FR', 'constructor', ''].map(hasWords)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ])
})

test('a failure has the words of a missing page unless it has its own', () => {
  const { notFound, failed } = wordsOf('en', {
    'notFound.heading': 'Gone',
    'failed.button': 'Back',
  })
  expect(failed).toEqual({ ...notFound, heading: 'Gone', button: 'Back' })
})

test('an emptied sentence is gone where it may be; other words return to the default', () => {
  const own = { 'form.note': ' ', 'pages.forEditors': ' ', 'labels.menu': ' ' }
  const { form, pages, labels } = wordsOf('en', own)
  expect([form.note, pages.forEditors, labels.menu]).toEqual(['', '', 'Menu'])
})

test('what the property sells has one name, which other words say too', () => {
  const own = {
    'listing.home.one': 'flat',
    'listing.home.other': 'flats',
    'list.filter': 'Any {home}?',
  }
  const { list, map, listing, locale } = wordsOf('en', own)
  expect([map.forSale, listing.nearby, list.filter]).toEqual([
    'Flat for sale',
    'Nearby flats',
    'Any flat?',
  ])
  expect([1, 0, 1200].map((count) => say(list.count, { count }, locale))).toEqual([
    '1 flat',
    '0 flats',
    '1,200 flats',
  ])
})

test('the kind of property chooses what it sells, unless its owner has another word', () => {
  const german = wordsOf('de-DE', {}, 'apartments')
  expect([german.listing.nearby, german.pages.realEstate, german.labels.footMenu2]).toEqual([
    'Wohnungen in der Nähe',
    'Wohnungen',
    'Wohnungen',
  ])
  expect(wordsOf('es-ES', {}, 'plots').list.filter).toBe('Filtrar parcelas')
  expect(wordsOf('en', {}, 'offices').found.feedTitle).toBe('{name}: new offices')
  const lofts = wordsOf('en', { 'listing.home.other': 'lofts' }, 'apartments')
  expect([lofts.pages.realEstate, lofts.map.forSale]).toEqual(['Lofts', 'Apartment for sale'])
})

test.each(Object.keys(PROPERTY_KINDS) as PropertyKind[])(
  'no English word says “a” before a vowel, for %s',
  (kind) => {
    expect(JSON.stringify(wordsOf('en', {}, kind))).not.toMatch(/\ba [aeio]/i)
  },
)

test('a resort has houses among other things: its pages keep the name of the language', () => {
  expect(wordsOf('en', {}, 'resort')).toEqual(wordsOf('en'))
  expect(wordsOf('en').pages.realEstate).toBe('Real estate')
})

test('forms and numbers follow from the language; a name that is no value stays', () => {
  const word = { one: 'eine', few: 'wenige {count}', other: '{count} {other}' }
  expect([1, 2, 1000].map((count) => say(word, { count }, 'pl'))).toEqual([
    'eine',
    'wenige 2',
    '1000 {other}',
  ])
  expect(say(word, { count: 1000.5 }, 'de')).toBe('1.000,5 {other}')
})

test('sentences have words for small numbers; others, and those without a word, are in figures', () => {
  const spell = (count: number, locale: string, own = {}) => {
    const words = wordsOf(locale, own)
    return say('{Spelled}, {spelled}, {count}', inWords(count, words), locale)
  }
  expect([2, 20, 21].map((count) => spell(count, 'en'))).toEqual([
    ...['Two, two, 2', 'Twenty, twenty, 20', '21, 21, 21'],
  ])
  expect([spell(5, 'de'), spell(5, 'es')]).toEqual(['Fünf, fünf, 5', 'Cinco, cinco, 5'])
  expect(spell(2, 'fr', { 'list.numbers': 'un\r\ndeux' })).toBe('Deux, deux, 2')
  expect(spell(2, 'fr', { 'list.numbers': '' })).toBe('2, 2, 2')
})

test.each(Object.entries({ de, es }))(
  '%s lists as many words for numbers as English',
  (_, words) => {
    const length = ({ list }: Words) => list.numbers.split('\n').length
    expect(length(words)).toBe(length(en))
  },
)

test.each(Object.entries({ de, es }))('%s names the same values as English', (_, words) => {
  expect(placesIn(words)).toEqual(placesIn(en))
})

/** The values that each word names; the forms of a language may leave them out, such as the 1. */
function placesIn(words: object): Record<string, string[]> {
  const entries = Object.entries(words).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, word]) => {
      const text = typeof word === 'string' ? word : Object.values(Object(word)).join(' ')
      const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, place]) =>
        place === 'Spelled' ? 'spelled' : (place ?? ''),
      )
      return [
        `${group}.${name}`,
        [...new Set(places)].filter((place) => !/^homes?$/i.test(place)).sort(),
      ]
    }),
  )
  return Object.fromEntries(entries)
}
