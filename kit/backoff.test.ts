import { expect, test } from 'vitest'
import { backoff } from './backoff.ts'

test('the delay doubles with each failure, up to the maximum, however many there are', () => {
  const delays = { first: 500, longest: 10_000 }
  const after = (failures: number) => backoff(failures, delays)
  expect([0, 1, 2, 3, 4, 5].map(after)).toEqual([500, 1000, 2000, 4000, 8000, 10_000])
  expect([100, 1e9].map(after)).toEqual([10_000, 10_000])
})
