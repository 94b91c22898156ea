import { expect, test } from 'vitest'
import { naturalOrder } from './natural-order.ts'

test('sort keys give units their natural order', () => {
  const sorted = ['a 3', 'L 2', 'l 3b', 'L 10', 'L 10 / 2', 'L 10 / 11', 'L 100', 'Pé 1', 'PF 1']
  const keys = new Map(sorted.map((unit) => [naturalOrder(unit) ?? '', unit]))
  expect([...keys.keys()].sort().map((key) => keys.get(key))).toEqual(sorted)
})

test('white space, case and accents are ignored', () => {
  expect(naturalOrder('  É\u00a0 07 ')).toBe(naturalOrder('e 7'))
})

test.each(['', '  ', null, undefined, 7])('%j has no sort key', (text) => {
  expect(naturalOrder(text)).toBeNull()
})
