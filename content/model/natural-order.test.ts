import { expect, test } from 'vitest'
import { naturalOrder } from './natural-order.ts'

test('units are sorted by their keys as people count', () => {
  const sorted = ['a 3', 'L 2', 'l 3b', 'L 10', 'L 10 / 2', 'L 10 / 11', 'L 100', 'Pé 1', 'PF 1']
  const keys = new Map(sorted.map((unit) => [naturalOrder(unit) ?? '', unit]))
  expect([...keys.keys()].sort().map((key) => keys.get(key))).toEqual(sorted)
})

test('white space, capitals and accents make no difference', () => {
  expect(naturalOrder('  É\u00a0 07 ')).toBe(naturalOrder('e 7'))
})

test.each(['', '  ', null, undefined, 7])('%j has no place in the order', (text) => {
  expect(naturalOrder(text)).toBeNull()
})
