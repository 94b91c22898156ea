import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce, throttle } from './rate-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a throttled function runs at once, then at most once per interval', () => {
  const act = vi.fn()
  const call = throttle(act, 100)
  for (let i = 0; i < 10; i++) call()
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledTimes(2)
})

test('a throttled function runs at once again after a pause', () => {
  const act = vi.fn()
  const call = throttle(act, 100)
  call()
  vi.advanceTimersByTime(250)
  call()
  expect(act).toHaveBeenCalledTimes(2)
})

test('a debounced function runs once, after the last call of a series', () => {
  const act = vi.fn()
  const call = debounce(act, 50)
  call()
  vi.advanceTimersByTime(40)
  call()
  vi.advanceTimersByTime(40)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10)
  expect(act).toHaveBeenCalledTimes(1)
})
