import { expect, test } from 'vitest'
import { onRequestTag, priceTags, rangeTags } from './price-tags.ts'

const isIn = (price: number, lowest: number, highest: number) => {
  const range = new Set(rangeTags('l', lowest, highest))
  return priceTags('l', price).some((tag) => range.has(tag))
}

test.each([
  [1_000_000, 1_000_000],
  [450_000, 3_900_000],
  [0, 800_000],
  [2_000_000, Number.POSITIVE_INFINITY],
  [0, Number.POSITIVE_INFINITY],
])('a range from %d to %d has the prices within it, and no distant ones', (lowest, highest) => {
  for (let price = 1000; price < 50_000_000; price *= 1.013) {
    if (price >= lowest && price <= highest) expect(isIn(price, lowest, highest)).toBe(true)
    if (price < lowest / 1.02 || price > highest * 1.02)
      expect(isIn(price, lowest, highest)).toBe(false)
  }
})

test('ranges and prices have few tags', () => {
  expect(rangeTags('l', 3, 900_000_000).length).toBeLessThan(22)
  expect(rangeTags('l', 0, Number.POSITIVE_INFINITY)).toHaveLength(1)
  expect(priceTags('l', 1e15)).toHaveLength(12)
})

test('a listing without a price is in no range', () => {
  expect(priceTags('l', null)).toEqual([onRequestTag('l')])
})
