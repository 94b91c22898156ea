import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTick } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveWay, noteRequest, somebodyWaits } from './people-first.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A request for this path; `emit('close')` is its end. */
function request(path: string) {
  const response = new EventEmitter()
  noteRequest(path, response as ServerResponse)
  return response
}

/** Whether work goes on that gives way to the requests under way. */
async function work() {
  const state = { goesOn: false }
  void giveWay(60_000).then(() => {
    state.goesOn = true
  })
  await nextTick()
  return state
}

test('a request that arrives in the next turn of the event loop is waited for', async () => {
  const waiting = work()
  const save = request('/api/pages/1')
  const { goesOn } = await waiting
  expect(goesOn).toBe(false)
  save.emit('close')
})

test('what is under way in the studio is waited for, and nothing that comes later', async () => {
  const [list, save] = [request('/admin/collections/pages'), request('/api/pages/1')]
  const waiting = await work()
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
  await giveWay(1)
  const waiting = await work()
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
    await giveWay(1000)
  },
)
