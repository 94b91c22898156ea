import { expect, test } from 'vitest'
import { coverSizes, FULL_SCREEN, withDensityCap } from './sizes.ts'

test('a picture with the ratio of its box is as wide as the box', () => {
  expect(coverSizes(2, [{ width: 86, ratio: 2 }])).toBe('86vw')
})

test('a picture wider than its box is fetched larger, the largest viewport first', () => {
  const boxes = [
    { width: 96, ratio: 3 / 2 },
    { from: 1024, width: 50, ratio: 1.25 },
  ]
  expect(coverSizes(1.5, boxes)).toBe('(min-width: 1024px) 60vw, 96vw')
})

test('a 390 px phone at triple density stays below the largest file of a wide hero', () => {
  const phone =
    coverSizes(16 / 9, FULL_SCREEN)
      .split(', ')
      .at(-1) ?? ''
  const pixels = (Number.parseFloat(phone) / 100) * 390 * 3
  expect(phone).toMatch(/^\d+vw$/)
  expect(pixels).toBeGreaterThan(390 * 3)
  expect(pixels).toBeLessThan(2000)
})

test('phones at triple density get two thirds of the pixels, others all', () => {
  const phone = '(max-width: 649px) and (min-resolution: 2.5dppx)'
  expect(withDensityCap('92vw')).toBe(`${phone} 59.8vw, 92vw`)
  const sizes = '(min-width: 650px) max(31vw, 150vh), max(100vw, 58vh)'
  expect(withDensityCap(sizes)).toBe(`${phone} calc(max(100vw, 58vh) * 0.65), ${sizes}`)
})

test("sizes that can't be parsed stay as they are", () => {
  const sizes = '(min-width: 650px) 40vw, calc(50vw - 2rem)'
  expect(withDensityCap(sizes)).toBe(sizes)
})
