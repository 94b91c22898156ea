import { expect, test } from 'vitest'
import { paperColour } from './paper-colour.ts'

test('colours of a file become a pale tint of white', () => {
  for (const [r, g, b] of [
    [0, 0, 0],
    [1, 0, 0],
    [0.1, 0.2, 0.1],
  ] as const) {
    expect(Math.min(...paperColour('places', r, g, b))).toBeGreaterThan(180)
  }
})

test('white stays white, and out-of-range values are clamped', () => {
  expect(paperColour('places', 1, 1, 1)).toEqual([255, 254, 251])
  expect(paperColour('places', 7, 1, -3)).toEqual(paperColour('places', 1, 1, 0))
})
