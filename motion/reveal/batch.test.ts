import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBatch } from './batch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('items added before the task runs are processed together, in order, each once', () => {
  const act = vi.fn<(names: string[]) => void>()
  const batch = createBatch(act)
  batch.add(['a', 'b'])
  batch.add(['b', 'c'])
  expect(act).not.toHaveBeenCalled()
  vi.runAllTimers()
  batch.add(['d'])
  vi.runAllTimers()
  expect(act.mock.calls).toEqual([[['a', 'b', 'c']], [['d']]])
  expect(vi.getTimerCount()).toBe(0)
})

test('an empty list schedules no task, and the first delay holds for all', () => {
  const act = vi.fn<(names: string[]) => void>()
  const batch = createBatch(act)
  batch.add([])
  expect(vi.getTimerCount()).toBe(0)
  batch.add(['a'], 250)
  batch.add(['b'])
  vi.advanceTimersByTime(249)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act.mock.calls).toEqual([[['a', 'b']]])
})

test('cleared items are not processed, later ones are', () => {
  const act = vi.fn<(names: string[]) => void>()
  const batch = createBatch(act)
  batch.add(['a', 'b'])
  batch.clear()
  expect(vi.getTimerCount()).toBe(0)
  batch.add(['c'])
  vi.runAllTimers()
  expect(act.mock.calls).toEqual([[['c']]])
})
