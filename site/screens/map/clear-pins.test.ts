import { expect, test } from 'vitest'
import { costOf } from './clear-pins.ts'

const box = (left: number, top: number, size = 10) => {
  return { left, top, right: left + size, bottom: top + size }
}

const empty = { frame: box(0, 0, 100), pins: [], tools: [], key: null }

test('a spot costs as many pins as it covers, and one that only touches is not covered', () => {
  const pins = [box(0, 0), box(5, 5), box(20, 0), box(0, 40)]
  expect(costOf(box(0, 0), { ...empty, pins })).toBe(2)
  expect(costOf(box(10, 0), { ...empty, pins: [box(0, 0), box(20, 0)] })).toBe(0)
})

test('rather any number of pins than one other tool, or a spot that leaves the frame', () => {
  const ground = { ...empty, pins: [box(0, 0), box(1, 1), box(2, 2)], tools: [box(50, 50)] }
  expect(costOf(box(0, 0), ground)).toBeLessThan(costOf(box(50, 50), ground))
  expect(costOf(box(0, 0), ground)).toBeLessThan(costOf(box(95, 20), ground))
})

test('rather the key to the pins than a pin', () => {
  const ground = { ...empty, pins: [box(0, 0)], key: box(50, 50) }
  expect(costOf(box(50, 50), ground)).toBeGreaterThan(costOf(box(70, 70), ground))
  expect(costOf(box(50, 50), ground)).toBeLessThan(costOf(box(0, 0), ground))
})
