import { EXPO_HARD, SNAPPY } from '@belvedere/motion/eases.ts'
import { expect, test } from 'vitest'
import { bezier } from './bezier.ts'

test('an ease begins at 0 and ends at 1, and is clamped outside', () => {
  const ease = bezier(EXPO_HARD)
  expect([-1, 0, 1, 7].map(ease)).toEqual([0, 0, 1, 1])
})

test('the hard ease is slow, then fast, then slow, and symmetric', () => {
  const ease = bezier(EXPO_HARD)
  expect(ease(0.5)).toBeCloseTo(0.5, 5)
  expect(ease(0.25)).toBeLessThan(0.05)
  expect(ease(0.25) + ease(0.75)).toBeCloseTo(1, 5)
})

test('values are those of the curve at a time, not at a parameter', () => {
  // At the parameter 0.5 of .2,.8,.2,1 the time is 0.275 and the value 0.8.
  expect(bezier(SNAPPY)(0.275)).toBeCloseTo(0.8, 5)
  expect(bezier('cubic-bezier(0, 0, 1, 1)')(0.3)).toBeCloseTo(0.3, 5)
})

test('any other text is refused', () => {
  expect(() => bezier('linear')).toThrow('linear')
  expect(() => bezier('cubic-bezier(1, 2)')).toThrow('cubic-bezier')
})
