import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../../service/publish-log.ts'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what a trial finds is passed on, and no timer stays', async () => {
  expect(await inTime(async () => ['Title'])).toEqual(['Title'])
  expect(vi.getTimerCount()).toBe(0)
})

test('after two seconds nobody waits any more, and the trial is told', async () => {
  const told = vi.fn()
  const found = inTime((signal) => {
    signal.addEventListener('abort', told)
    return new Promise<string[]>(() => undefined)
  })
  const answered = vi.fn()
  void found.then(answered)
  await vi.advanceTimersByTimeAsync(1999)
  expect([answered, told].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(told).toHaveBeenCalledOnce()
})

test('a fault of the trial is written down, and passed on to nobody', async () => {
  const written = vi.spyOn(log, 'error').mockReturnValue(undefined)
  const fault = async () => {
    throw new Error('The disk is full')
  }
  expect(await inTime(fault)).toBeUndefined()
  expect(written).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
