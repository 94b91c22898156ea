import { expect, test } from 'vitest'
import { isTriedEnough, retryDelay } from './retry-delay.ts'

test('the delay doubles up to an hour, and differs from one delivery to another', () => {
  const longest = [1, 2, 3, 8, 9, 10, 1000].map((attempts) => retryDelay(attempts, () => 1) / 1000)
  expect(longest).toEqual([15, 30, 60, 1920, 3600, 3600, 3600])
  expect(retryDelay(1, () => 0)).toBe(7500)
})

test('a delivery is given up after three days', () => {
  const day = 24 * 60 * 60 * 1000
  expect([isTriedEnough(0, 3 * day - 1), isTriedEnough(0, 3 * day)]).toEqual([false, true])
})
