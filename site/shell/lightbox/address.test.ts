import { expect, test } from 'vitest'
import { hashOf, numberIn } from './address.ts'

test('an address names a picture by its number on the page', () => {
  expect(numberIn('#media-3')).toBe(3)
  expect(numberIn(hashOf(40))).toBe(40)
})

test.for(['', '#', '#media-', '#media-0', '#media-03', '#media--1', '#media-1.5', '#media-3x'])(
  'an address that ends in "%s" names none',
  (hash) => expect(numberIn(hash)).toBeUndefined(),
)

test('a number out of range or another prefix names none', () => {
  expect(numberIn('#media-99999')).toBeUndefined()
  expect(numberIn('#the-media-3')).toBeUndefined()
})
