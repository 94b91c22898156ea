import { expect, test } from 'vitest'
import { cutText, DESCRIPTION, TITLE } from './cut-text.ts'
import { hintsFor } from './hints.ts'

/** Every character is ten pixels wide. */
const measure = (text: string) => text.length * 10
const measures = { title: measure, description: measure }
const fine = { address: 'https://hotel.example/bay', isHidden: false }
const title = 'The bay · Our Place'
const description = 'Two kilometres of pale rock between the sea and the lagoon.'

test('a text that fits is shown as it is, with its spaces tidied', () => {
  expect(cutText(' The  bay\n', 100, measure)).toBe('The bay')
})

test('a longer text is cut between words and ends with an ellipsis, without trailing punctuation', () => {
  expect(cutText('The bay, a harbour and a beach', 120, measure)).toBe('The bay, a …')
  expect(cutText('The bay, and more', 110, measure)).toBe('The bay …')
})

test('the first word is not cut, however long it is', () => {
  expect(cutText('Incomprehensible words', 50, measure)).toBe('Incomprehensible …')
})

test('a page with a title and a description that fit has no hints', () => {
  expect(hintsFor({ ...fine, title, description }, measures)).toEqual([])
})

test('a missing or long text gives a hint with what search engines do', () => {
  const long = 'x'.repeat((TITLE.width / 10) * 1.5)
  const longer = 'x'.repeat((DESCRIPTION.width / 10) * 2)
  expect(hintsFor({ ...fine, title: '', description: null }, measures)).toEqual([
    'Without a title, search engines make one up.',
    'Without a description, search engines show a piece of the page.',
  ])
  expect(hintsFor({ ...fine, title: long, description: longer }, measures)).toEqual([
    'The title is 50 % too long: its end is cut off.',
    'The description is 100 % too long: its end is cut off.',
  ])
  expect(hintsFor({ ...fine, title, description: 'Short.' }, measures)).toEqual([
    'The description is short: there is room for two lines.',
  ])
})

test('a page without an address says that it needs one; a hidden page says only that it is hidden', () => {
  expect(hintsFor({ ...fine, address: null, title, description }, measures)[0]).toContain(
    'no address',
  )
  expect(
    hintsFor({ title: '', description: null, address: null, isHidden: true }, measures),
  ).toEqual(['Hidden: search engines leave this page out.'])
})
