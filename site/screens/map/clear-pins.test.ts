import { expect, test } from 'vitest'
import { costOf } from './clear-pins.ts'

const box = (left: number, top: number, size = 10) => {
  return { left, top, right: left + size, bottom: top + size }
}

test('a spot costs as many pins as it covers, and one that only touches is not covered', () => {
  const pins = [box(0, 0), box(5, 5), box(20, 0), box(0, 40)]
  expect(costOf(box(0, 0), pins, [])).toBe(2)
  expect(costOf(box(10, 0), [box(0, 0), box(20, 0)], [])).toBe(0)
})

test('rather any number of pins than one other tool', () => {
  const pins = [box(0, 0), box(1, 1), box(2, 2)]
  const free = box(50, 50)
  expect(costOf(box(0, 0), pins, [free])).toBeLessThan(costOf(free, pins, [free]))
})
