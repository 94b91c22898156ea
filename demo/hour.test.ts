import { expect, test } from 'vitest'
import { hourOf } from './hour.ts'

test('a known hour is returned, and a page may have none', () => {
  expect(hourOf({ hour: 'noon' })).toEqual({ hour: 'noon' })
  expect(hourOf({})).toEqual({})
})

test('an unknown hour is refused with the list of known hours', () => {
  expect(() => hourOf({ hour: 'midnight' })).toThrow('Choose one of: first_light, early,')
})
