import { wordsOf } from '@belvedere/kit/words/words-of.ts'
import { expect, test } from 'vitest'
import { foundWords, wordList } from './word-list.ts'

const groups = wordList('en-GB')
const keysOf = (searched: string, own = {}) =>
  foundWords(groups, own, searched).flatMap(({ words }) => words.map(({ key }) => key))

test('the list has every word of the site, each form of a plural by itself', () => {
  const { locale, ...words } = wordsOf('en-GB')
  const all = Object.entries(words).flatMap(([group, texts]) =>
    Object.entries(texts).flatMap(([name, word]) =>
      typeof word === 'string'
        ? [`${group}.${name}`]
        : Object.keys(word).map((form) => `${group}.${name}.${form}`),
    ),
  )
  expect(keysOf('').sort()).toEqual(all.sort())
  expect(locale).toBe('en-GB')
})

test('a word is found by its text, by the owner’s text, by its use and by its place', () => {
  expect(keysOf('PRICE, HIGH TO LOW')).toEqual(['list.priceDown'])
  expect(keysOf('flat', { 'listing.home.one': 'Flat' })).toContain('listing.home.one')
  expect(keysOf('past the menu')).toEqual(['labels.skip'])
  expect(keysOf('mails to the team')).toContain('team.number')
  expect(keysOf('no such word')).toEqual([])
})

test('each word of the list shows the text of the language of the site', () => {
  const [first] = wordList('de-DE').flatMap(({ words }) => words)
  expect(first).toMatchObject({ key: 'labels.inquire', text: 'Anfragen' })
})

test('the words of the list are those of the kind of property', () => {
  const texts = wordList('de-DE', 'offices').flatMap(({ words }) => words)
  expect(texts.find(({ key }) => key === 'listing.home.other')?.text).toBe('Büros')
})
