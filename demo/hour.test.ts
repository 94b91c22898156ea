import { expect, test } from 'vitest'
import { hourOf } from './hour.ts'

test('an hour of the studio is kept, and a page may have none', () => {
  expect(hourOf({ hour: 'noon' })).toEqual({ hour: 'noon' })
  expect(hourOf({})).toEqual({})
})

test('any other hour is refused, with those that there are', () => {
  expect(() => hourOf({ hour: 'midnight' })).toThrow('Choose one of: first_light, early,')
})
