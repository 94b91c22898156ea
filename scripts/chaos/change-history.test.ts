import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChangeHistory } from './change-history.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A history with three changes, of which the second was not acknowledged. */
function history() {
  const made = new ChangeHistory('The title')
  made.attempt('one')()
  vi.advanceTimersByTime(5)
  made.attempt('two')
  vi.advanceTimersByTime(5)
  made.attempt('three')()
  vi.advanceTimersByTime(5)
  return made
}

const now = () => ({ endedAt: Date.now(), mustKnowBefore: Date.now() })

test('only what is older than the last acknowledged change is old', () => {
  const title = history()
  expect(title.judge('three', now())).toBeUndefined()
  expect(title.judge('two', now())).toBe('old')
  expect(title.judge('one', now())).toBe('old')
  expect(title.judge('one', { ...now(), mustKnowBefore: 0 })).toBeUndefined()
})

test('a change that was not acknowledged may have been made', () => {
  const title = history()
  title.attempt('four')
  expect(title.judge('four', now())).toBeUndefined()
  expect(title.isSince(title.lastBefore(Date.now()), 'four')).toBe(true)
  expect(title.isSince(title.lastBefore(Date.now()), 'one')).toBe(false)
})

test('a text that was never published is unknown', () => {
  const title = history()
  const before = Date.now() - 1
  expect(title.judge('five', now())).toBe('unknown')
  title.attempt('five')
  expect(title.judge('five', { ...now(), endedAt: before })).toBe('unknown')
})
