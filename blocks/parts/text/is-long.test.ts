import { expect, test } from 'vitest'
import { isLong } from './is-long.ts'

test('a title is long past eighty characters, or past what its own step holds', () => {
  expect(isLong('a'.repeat(80))).toBe(false)
  expect(isLong('a'.repeat(81))).toBe(true)
  expect(isLong('a'.repeat(61), 60)).toBe(true)
  expect(isLong('a'.repeat(61), 220)).toBe(false)
})

test('no words are never long', () => {
  expect(isLong(null)).toBe(false)
})
