import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteRequest, somebodyWaits, untilServed } from './people-first.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A request for this path; `emit('close')` is its end. */
function request(path: string) {
  const response = new EventEmitter()
  noteRequest(path, response as ServerResponse)
  return response
}

/** Whether somebody who waits for the requests under way goes on. */
function waiter() {
  const state = { goesOn: false }
  void untilServed(60_000).then(() => {
    state.goesOn = true
  })
  return state
}

test('what is under way in the studio is waited for, and nothing that comes later', async () => {
  const [list, save] = [request('/admin/collections/pages'), request('/api/pages/1')]
  const waiting = waiter()
  const later = request('/api/pages/2')
  list.emit('close')
  await vi.advanceTimersByTimeAsync(1)
  expect([waiting.goesOn, somebodyWaits()]).toEqual([false, true])
  save.emit('close')
  await vi.advanceTimersByTimeAsync(1)
  expect([waiting.goesOn, somebodyWaits()]).toEqual([true, true])
  later.emit('close')
  expect(somebodyWaits()).toBe(false)
})

test('neither an upload nor a limit that is over is waited for', async () => {
  const upload = request('/api/media')
  await untilServed(1)
  const waiting = waiter()
  await vi.advanceTimersByTimeAsync(999)
  expect([waiting.goesOn, somebodyWaits()]).toEqual([false, true])
  await vi.advanceTimersByTimeAsync(1)
  expect([waiting.goesOn, somebodyWaits()]).toEqual([true, false])
  upload.emit('close')
})

test.each(['/graphql', '/changes', '/media/a.jpg', '/administration', '/readyz'])(
  'nobody in the studio waits for %s',
  async (path) => {
    request(path)
    expect(somebodyWaits()).toBe(false)
    await untilServed(1000)
  },
)
