import { expect, test } from 'vitest'
import { expoInOut } from './expo-in-out.ts'

test('the easing goes from 0 to 1 and is 0.5 at half time', () => {
  expect([-1, 0, 0.5, 1, 2].map(expoInOut)).toEqual([0, 0, 0.5, 1, 1])
  expect(expoInOut(0.1)).toBeLessThan(0.01)
  expect(expoInOut(0.9)).toBeGreaterThan(0.99)
})

test('the easing is monotonic, and its second half mirrors the first', () => {
  const shares = Array.from({ length: 101 }, (_, index) => index / 100)
  const eased = shares.map(expoInOut)
  expect(eased).toEqual(eased.toSorted((one, other) => one - other))
  for (const share of shares) expect(expoInOut(share) + expoInOut(1 - share)).toBeCloseTo(1)
})
