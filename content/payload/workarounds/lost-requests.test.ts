import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ASKED_ONCE, askingAgain, LostCall, withoutLosses } from './lost-requests.ts'

const send = vi.fn<typeof fetch>()
const ask = withoutLosses(send)
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const away = async () => new Response('', { status: 503 })
const found = async () => Response.json({ docs: ['Sand'] })
/** As the connection of a program that hangs: it ends only when the request is given up. */
const hung: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  )
/** The headers come, and then the service is gone. */
const cutOff = async () => {
  const pull = (body: ReadableStreamDefaultController) => body.error(new TypeError('network error'))
  return new Response(new ReadableStream({ pull }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('http://studio.test/admin'))
  send.mockReset().mockImplementation(lost)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const OVERRIDE = { 'X-Payload-HTTP-Method-Override': 'GET' }
const reads: [string, string, RequestInit][] = [
  ['the preferences of a form', '/api/payload-preferences/collection-pages-1', {}],
  ['the options of a relation', '/api/categories', { method: 'POST', headers: OVERRIDE }],
  ['what the account may do', '/api/pages/access/1', { method: 'post', body: '{}' }],
  ['the same of a global', 'http://studio.test/api/globals/menu/access', { method: 'post' }],
]

test.each(reads)('%s: asked again until the service is back', async (_, path, init) => {
  const answer = ask(path, init)
  for (const fault of [away, cutOff, lost]) {
    send.mockImplementation(fault)
    await vi.advanceTimersByTimeAsync(5000)
  }
  expect(send.mock.calls.length).toBeGreaterThan(3)
  send.mockImplementation(found)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await (await answer).json()).toEqual({ docs: ['Sand'] })
})

test('the pause grows to ten seconds, without an answer to any other request', async () => {
  const { signal, abort } = withAbort()
  const answer = ask('/api/pages', { signal }).catch(() => undefined)
  const sent: number[] = []
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    sent.push(send.mock.calls.length)
  }
  expect([sent[0], sent[2], sent[6], sent[14], sent[24], sent[59]]).toEqual([2, 3, 4, 5, 6, 9])
  abort()
  await vi.advanceTimersByTimeAsync(10_000)
  await answer
})

test('a read that is refused for now while others are answered is not sent after each of those', async () => {
  send.mockImplementation(async (path) => (path === '/api/busy' ? away() : found()))
  const { signal, abort } = withAbort()
  const answer = ask('/api/busy', { signal }).catch(() => undefined)
  for (let i = 0; i < 100; i++) {
    await ask('/api/others')
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(send.mock.calls.filter(([path]) => path === '/api/busy').length).toBeLessThan(9)
  abort()
  await vi.advanceTimersByTimeAsync(10_000)
  await answer
})

const waits = [
  ['in seconds', () => '20'],
  ['as a date', () => new Date(Date.now() + 20_000).toUTCString()],
] as const

test.each(waits)('an answer that says when to ask again, %s, is heeded', async (_, value) => {
  const busy = async () => new Response('', { status: 503, headers: { 'retry-after': value() } })
  vi.setSystemTime(Math.ceil(Date.now() / 1000) * 1000)
  send.mockImplementationOnce(busy).mockImplementationOnce(busy).mockImplementation(found)
  const [answer, state] = [ask('/api/pages'), call(form({}))]
  await vi.advanceTimersByTimeAsync(1000)
  await ask('/api/others')
  await vi.advanceTimersByTimeAsync(18_000)
  expect(send).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1000)
  expect(send).toHaveBeenCalledTimes(5)
  await Promise.all([answer, state])
})

const others: [string, string, RequestInit][] = [
  ['a save', '/api/pages/1?autosave=true', { method: 'PATCH' }],
  ['a creation', '/api/pages', { method: 'POST' }],
  ['a deletion', '/api/pages/access/1', { method: 'DELETE' }],
  ['a page of the studio', '/admin/collections/pages?_rsc=1', {}],
  ['a question to another program', 'http://elsewhere.test/api/pages', {}],
  ['what its sender asks again itself', '/api/pages/1', ASKED_ONCE],
]

test.each(others)('%s: sent once', async (_, path, init) => {
  await expect(ask(path, init)).rejects.toThrow('Failed to fetch')
  expect(send).toHaveBeenCalledOnce()
})

test('a refusal is an answer', async () => {
  send.mockImplementation(async () => new Response('', { status: 403 }))
  expect((await ask('/api/pages')).status).toBe(403)
})

test('a read that is cancelled meanwhile is not sent again', async () => {
  const { signal, abort } = withAbort()
  const answer = ask('/api/pages', { signal })
  const isCancelled = expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(100)
  abort()
  await vi.advanceTimersByTimeAsync(60_000)
  await isCancelled
  expect(send).toHaveBeenCalledOnce()
})

test('the first answer to any request tells that the service is back', async () => {
  const answers = Promise.all(['/api/a', '/api/b', '/api/c'].map((path) => ask(path)))
  await vi.advanceTimersByTimeAsync(400)
  send.mockClear().mockImplementation(found)
  await ask('/api/open-forms', { method: 'POST' })
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledTimes(4)
  await answers
})

test('a read that never ends is given up, and sent again', async () => {
  send.mockImplementationOnce(hung).mockImplementation(found)
  const answer = ask('/api/pages')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(send).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(4000)
  expect((await answer).ok).toBe(true)
})

test('a large file has more time with each request, and comes in the end', async () => {
  send.mockImplementation((_, init) => {
    const sent = hung(_, init)
    const comes = new Promise<Response>((resolve) =>
      setTimeout(async () => resolve(await found()), 70_000),
    )
    return Promise.race([sent, comes])
  })
  const answer = ask('/api/media/file/film.mp4')
  await vi.advanceTimersByTimeAsync(170_000)
  expect((await answer).ok).toBe(true)
  expect(send).toHaveBeenCalledTimes(3)
})

const CALL = { method: 'POST', headers: { 'next-action': 'f00' } }
const call = askingAgain(async () => (await ask('/admin', CALL)).json())
const form = (args: object) => ({ name: 'form-state', args: { ...args } })

test('a call that reads is made again, each after Next has let it go', async () => {
  send.mockImplementationOnce(hung).mockImplementationOnce(away).mockImplementationOnce(cutOff)
  const state = call(form({ formState: {} }))
  await vi.advanceTimersByTimeAsync(40_000)
  expect(send).toHaveBeenCalledTimes(4)
  send.mockImplementation(found)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await state).toEqual({ docs: ['Sand'] })
})

const calls = [
  ['that may have changed something', { name: 'schedule-publish', args: {} }],
  ['after a save', form({ data: { id: 1 }, formState: {} })],
] as const

test.each(calls)('a call %s is not made again', async (_, args) => {
  await expect(call(args)).rejects.toThrow(LostCall)
  expect(send).toHaveBeenCalledOnce()
})

test('a function that has failed is not called again', async () => {
  const fails = vi.fn(() => Promise.reject(new Error('No such field.')))
  await expect(askingAgain(fails)(form({}))).rejects.toThrow('No such field.')
  expect(fails).toHaveBeenCalledOnce()
})

function withAbort() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
