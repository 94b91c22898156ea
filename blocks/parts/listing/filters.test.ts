import { wordsOf } from '@belvedere/kit/words/words-of.ts'
import { expect, test } from 'vitest'
import { noneSentence } from './filters.ts'

test('an empty list says which number of bedrooms nothing has, by the noun of its page', () => {
  const words = wordsOf('en', { 'listing.home.one': 'villa', 'listing.home.other': 'villas' })
  const said = ['1', '3', '5'].map((bedrooms) => noneSentence({ bedrooms }, words))
  expect(said).toEqual([
    'No villa here has one bedroom.',
    'No villa here has three bedrooms.',
    'No villa here has five bedrooms or more.',
  ])
})

test('a choice of several fields has one sentence, and so has one of another field', () => {
  const words = wordsOf('de')
  const all = words.list.noneOfAll
  expect(noneSentence({ bedrooms: '2' }, words)).toContain('mit zwei Schlafzimmern')
  expect(noneSentence({ bedrooms: '2', f_rooms: '3' }, words)).toBe(all)
  expect([noneSentence({ f_rooms: '3' }, words), noneSentence({}, words)]).toEqual([all, all])
})

test('the word of an owner, from before it had forms, stays', () => {
  const words = wordsOf('en', { 'list.noneBedrooms': 'None so large.' })
  expect(['1', '3'].map((bedrooms) => noneSentence({ bedrooms }, words))).toEqual([
    ...['None so large.', 'None so large.'],
  ])
})
