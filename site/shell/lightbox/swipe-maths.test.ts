import { expect, test } from 'vitest'
import { followed, stepOf } from './swipe-maths.ts'

test('a long swipe asks for the picture that it brings in', () => {
  expect(stepOf({ dx: -160, ms: 900, width: 390 })).toBe(1)
  expect(stepOf({ dx: 160, ms: 900, width: 390 })).toBe(-1)
})

test('so does a short quick one, and a finger that hesitates asks for nothing', () => {
  expect(stepOf({ dx: -60, ms: 90, width: 390 })).toBe(1)
  expect(stepOf({ dx: -60, ms: 600, width: 390 })).toBe(0)
  expect(stepOf({ dx: 10, ms: 1, width: 390 })).toBe(0)
  expect(stepOf({ dx: 0, ms: 0, width: 390 })).toBe(0)
})

test('pictures follow the finger; at an end they give way but a little', () => {
  const middle = { isFirst: false, isLast: false }
  expect(followed(-80, middle)).toBe(-80)
  expect(followed(80, { ...middle, isFirst: true })).toBe(20)
  expect(followed(-80, { ...middle, isFirst: true })).toBe(-80)
  expect(followed(-80, { isFirst: true, isLast: true })).toBe(-20)
})
