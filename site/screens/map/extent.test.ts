import { expect, test } from 'vitest'
import { extentOf } from './extent.ts'

test('the plan is placed by the middle of its pins, and by its northernmost pin or name', () => {
  const pins = [
    { x: 10, y: 20 },
    { x: 90, y: 80 },
  ]
  expect(extentOf(pins, [{ x: 50, y: 12 }])).toEqual({ '--mid-y': 0.5, '--north': 0.12 })
  expect(extentOf(pins, [{ x: 50, y: 95 }])).toEqual({ '--mid-y': 0.5, '--north': 0.2 })
})

test('a plan without pins has no extent', () => {
  expect(extentOf([], [{ x: 50, y: 12 }])).toEqual({})
})
