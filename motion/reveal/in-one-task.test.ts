import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inOneTask } from './in-one-task.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('items that arrive before the task are acted on together, in their order, each once', () => {
  const act = vi.fn<(names: string[]) => void>()
  const batch = inOneTask(act)
  batch.add(['a', 'b'])
  batch.add(['b', 'c'])
  expect(act).not.toHaveBeenCalled()
  vi.runAllTimers()
  batch.add(['d'])
  vi.runAllTimers()
  expect(act.mock.calls).toEqual([[['a', 'b', 'c']], [['d']]])
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing asks for no task, and the first wait holds for all', () => {
  const act = vi.fn<(names: string[]) => void>()
  const batch = inOneTask(act)
  batch.add([])
  expect(vi.getTimerCount()).toBe(0)
  batch.add(['a'], 250)
  batch.add(['b'])
  vi.advanceTimersByTime(249)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act.mock.calls).toEqual([[['a', 'b']]])
})

test('items that are forgotten are not acted on, later ones are', () => {
  const act = vi.fn<(names: string[]) => void>()
  const batch = inOneTask(act)
  batch.add(['a', 'b'])
  batch.forget()
  expect(vi.getTimerCount()).toBe(0)
  batch.add(['c'])
  vi.runAllTimers()
  expect(act.mock.calls).toEqual([[['c']]])
})
