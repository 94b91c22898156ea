import { expect, test } from 'vitest'
import { plain, plainWords } from '../plain-words.ts'
import { countWords, excerpt } from './excerpt.ts'

const shown = (text: string, ...words: string[]) =>
  excerpt(text, words)
    ?.map(({ text: own, isHit }) => (isHit ? `[${own}]` : own))
    .join('')

test.each([
  ['Álamo', 'alamo'],
  ['STRASSE Straße', 'strasse strasse'],
  ['İzmir, Łódź, Ørsted', 'izmir, lodz, orsted'],
  ['ﬁne 3½', 'fine 31⁄2'],
])('%s is searched as %s', (text, expected) => {
  expect(plain(text)).toBe(expected)
})

test('a query consists of a limited number of different words, without punctuation', () => {
  expect(plainWords('Sea, sea & “SEA-villas” (2027)')).toEqual(['sea', 'villas', '2027'])
  expect(plainWords('x'.repeat(500))[0]).toHaveLength(40)
  expect(plainWords('— … !')).toEqual([])
})

test('matches at the beginnings of words are marked, including their accents', () => {
  expect(shown('Villa Álamo by the sea', 'alam', 'se')).toBe('Villa [Álam]o by the [se]a')
  expect(shown('A\u0301lamo', 'al')).toBe('[A\u0301l]amo')
  expect(shown('Große Straße', 'gross')).toBe('[Groß]e Straße')
  expect(shown('Where the *day*\nbegins', 'day')).toBe('Where the [day] begins')
  expect(shown('Overseas', 'seas')).toBeUndefined()
})

test('a long text is cut at words around the first hit', () => {
  const text = `${'before '.repeat(40)}harbour ${'after '.repeat(60)}`
  const own = shown(text, 'harb') ?? ''
  expect(own).toMatch(/^… before .*\[harb\]our after .*after …$/)
  expect(own.length).toBeLessThan(170)
})

test('the words of the query that begin a word of the text are counted', () => {
  expect(countWords('The sea at noon', ['sea', 'no'])).toBe(2)
  expect(countWords('The sea at noon', ['sea', 'sky'])).toBe(1)
})
