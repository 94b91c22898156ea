import { expect, test } from 'vitest'
import { paperColour } from './paper-colour.ts'

test('around places, colours of a file become a tint of white', () => {
  for (const kind of ['land', 'trees', 'things'] as const)
    expect(Math.min(...paperColour(kind, 0, 0, 0))).toBeGreaterThan(100)
})

test('places keep most of their colours', () => {
  const [red, , blue] = paperColour('places', 0.55, 0.15, 0.08)
  expect(red - blue).toBeGreaterThan(70)
})

test('white stays white, and out-of-range values are clamped', () => {
  expect(Math.min(...paperColour('places', 1, 1, 1))).toBeGreaterThanOrEqual(253)
  expect(paperColour('places', 7, 1, -3)).toEqual(paperColour('places', 1, 1, 0))
})
