import { expect, test } from 'vitest'
import { readTime } from './read-time.ts'

test.each([
  ['9', '09:00'],
  ['9:07', '09:07'],
  ['09:07', '09:07'],
  ['0907', '09:07'],
  ['907', '09:07'],
  ['9.07', '09:07'],
  [' 23h59 ', '23:59'],
  ['0:00', '00:00'],
])('%s is %s', (typed, read) => expect(readTime(typed)).toBe(read))

test.each(['', '24:00', '9:60', '9:7', '9:07 pm', 'noon', '12345'])('%j is no time', (typed) =>
  expect(readTime(typed)).toBeUndefined(),
)
