import { expect, test } from 'vitest'
import { isLong } from './is-long.ts'

test('is long past eighty characters, or past the limit of its type size', () => {
  expect(isLong('a'.repeat(80))).toBe(false)
  expect(isLong('a'.repeat(81))).toBe(true)
  expect(isLong('a'.repeat(61), 60)).toBe(true)
  expect(isLong('a'.repeat(61), 220)).toBe(false)
})

test('is never long without text', () => {
  expect(isLong(null)).toBe(false)
})
