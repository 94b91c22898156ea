import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

test.each([
  ['The bay', undefined, 'The bay · Our Place'],
  ['The bay', 'A quiet bay', 'A quiet bay · Our Place'],
  ['Our Place', undefined, 'Our Place'],
  ['Home', 'our place · Where the day begins', 'our place · Where the day begins'],
  [undefined, undefined, 'Our Place'],
])('a page %j with the search title %j is called %j', (title, written, full) => {
  expect(pageTitle(written, title, 'Our Place')).toBe(full)
})

test('a site without a name adds no suffix', () => {
  expect(pageTitle(undefined, 'The bay', undefined)).toBe('The bay')
})
