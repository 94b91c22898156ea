import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAgain } from './ask-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LOST = { state: null }

test('the state of a form is asked for until it comes', async () => {
  const state = { title: { value: 'Tides' } }
  const ask = vi.fn<() => Promise<object>>(async () => LOST)
  const answer = askAgain(ask)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask.mock.calls.length).toBeGreaterThan(3)
  ask.mockResolvedValue({ state })
  await vi.advanceTimersByTimeAsync(2000)
  expect(await answer).toEqual({ state })
})

test('a newer request takes its place, and an answer without a state is one', async () => {
  const { signal, abort } = withAbort()
  const ask = vi.fn(async () => LOST)
  const answer = askAgain(ask, signal)
  abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await answer, ask.mock.calls.length]).toEqual([LOST, 1])
  const refused = { message: 'Sign in.' }
  expect(await askAgain(async () => refused)).toBe(refused)
})

function withAbort() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
