import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oneByOne } from './one-by-one.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('each has a task of its own, in their order, and once', () => {
  const act = vi.fn<(name: string) => void>()
  const queue = oneByOne(act)
  queue.add(['a', 'b'])
  queue.add(['b', 'c'])
  const done: unknown[][] = []
  for (let task = 0; task < 4; task++) {
    done.push(act.mock.calls.flat())
    vi.runOnlyPendingTimers()
  }
  expect(done).toEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c']])
  expect(vi.getTimerCount()).toBe(0)
})

test('those that wait are forgotten, and others may come after them', () => {
  const act = vi.fn<(name: string) => void>()
  const queue = oneByOne(act)
  queue.add(['a', 'b'])
  vi.advanceTimersToNextTimer()
  queue.forget()
  expect(vi.getTimerCount()).toBe(0)
  queue.add(['c'], 250)
  vi.advanceTimersByTime(200)
  expect(act.mock.calls.flat()).toEqual(['a'])
  vi.runAllTimers()
  expect(act.mock.calls.flat()).toEqual(['a', 'c'])
})

test('one that fails does not keep the others from their turn', () => {
  const act = vi.fn<(name: string) => void>().mockImplementationOnce(() => {
    throw new Error('It is gone.')
  })
  const queue = oneByOne(act)
  queue.add(['a', 'b'])
  expect(() => vi.advanceTimersToNextTimer()).toThrow('It is gone.')
  vi.runAllTimers()
  expect(act.mock.calls.flat()).toEqual(['a', 'b'])
})
