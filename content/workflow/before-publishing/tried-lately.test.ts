import type { PayloadRequest } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { triedLately } from './tried-lately.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const target = { collection: 'pages', id: 1 } as const

function openTrials() {
  // What the function reads of a request.
  const req = { payload: {}, user: { id: 7 } } as PayloadRequest
  const trial = vi.fn(async () => [])
  const ask = (content: string) =>
    triedLately(req, { target, after: { title: 'Spa' }, content }, trial)
  return { trial, ask }
}

test('a record is tried once while nothing has changed', async () => {
  const { trial, ask } = openTrials()
  expect([await ask('1'), await ask('1')]).toEqual([[], []])
  expect(trial).toHaveBeenCalledTimes(1)
  await ask('2')
  expect(trial).toHaveBeenCalledTimes(2)
})

test('a trial of a minute ago is made again', async () => {
  const { trial, ask } = openTrials()
  await ask('1')
  vi.advanceTimersByTime(59_999)
  await ask('1')
  expect(trial).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await ask('1')
  expect(trial).toHaveBeenCalledTimes(2)
})
