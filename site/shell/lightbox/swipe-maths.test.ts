import { expect, test } from 'vitest'
import { swipeOffset, swipeStep } from './swipe-maths.ts'

test('a long swipe moves to the next or previous picture', () => {
  expect(swipeStep({ dx: -160, ms: 900, width: 390 })).toBe(1)
  expect(swipeStep({ dx: 160, ms: 900, width: 390 })).toBe(-1)
})

test('a short quick swipe does, too; a short slow one does not', () => {
  expect(swipeStep({ dx: -60, ms: 90, width: 390 })).toBe(1)
  expect(swipeStep({ dx: -60, ms: 600, width: 390 })).toBe(0)
  expect(swipeStep({ dx: 10, ms: 1, width: 390 })).toBe(0)
  expect(swipeStep({ dx: 0, ms: 0, width: 390 })).toBe(0)
})

test('pictures follow the finger, with resistance at both ends', () => {
  const middle = { isFirst: false, isLast: false }
  expect(swipeOffset(-80, middle)).toBe(-80)
  expect(swipeOffset(80, { ...middle, isFirst: true })).toBe(20)
  expect(swipeOffset(-80, { ...middle, isFirst: true })).toBe(-80)
  expect(swipeOffset(-80, { isFirst: true, isLast: true })).toBe(-20)
})
