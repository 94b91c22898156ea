import { expect, test } from 'vitest'
import { pagesShown } from './pages-shown.ts'

const inWords = (current: number, last: number) =>
  pagesShown(current, last)
    .map(({ page, isAfterGap }) => (isAfterGap ? `… ${page}` : page))
    .join(' ')

test.each([
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('on page %s of %s the pager links to %s', (current, last, expected) => {
  expect(inWords(current, last)).toBe(expected)
})
