import { expect, test } from 'vitest'
import { minutesOf, writtenLike } from './flight-time.ts'

test.each([
  ['3 h 45', 225],
  ['3h45', 225],
  ['3:45', 225],
  ['3 Std. 05 Min.', 185],
  ['11 h', 660],
  ['45 min', 45],
  ['2', 120],
])('“%s” are %i minutes', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes)
})

test.each(['–', '', 'three hours', '3.5 h', '3–4 h 30', '9 h 5'])(
  '“%s” is a time that is not counted',
  (time) => {
    expect(minutesOf(time)).toBeNull()
  },
)

test('writes minutes with the words and the digits of the time', () => {
  expect(writtenLike('3 h 45', 7.9)).toBe('0 h 07')
  expect(writtenLike('11 h 05 min', 125)).toBe('02 h 05 min')
  expect(writtenLike('45 min', 7)).toBe('07 min')
  expect(writtenLike('11 h', 659)).toBe('10 h')
})
