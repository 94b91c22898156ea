import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Fetched } from './payload.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'

const fetched = (path: string): Fetched => ({
  redirectedTo: undefined,
  payload: {
    ...{ path, search: '', head: '', main: '', styles: [], islands: {}, share: null },
    ...{ build: '1', settings: '1' },
  },
})

/** Payloads that come when the test says so. */
function aService() {
  const asked: { address: string; isUrgent: boolean; signal: AbortSignal }[] = []
  const answers = new Map<string, PromiseWithResolvers<Fetched | undefined>>()
  const queue = createPrefetchQueue((address, isUrgent, signal) => {
    asked.push({ address, isUrgent, signal })
    const answer = Promise.withResolvers<Fetched | undefined>()
    answers.set(address, answer)
    signal.addEventListener('abort', () => answer.reject(signal.reason))
    return answer.promise
  })
  const come = async (address: string) => {
    answers.get(address)?.resolve(fetched(address))
    await vi.advanceTimersByTimeAsync(0)
  }
  const fail = async (address: string) => {
    answers.get(address)?.reject(new Error('No network'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...queue, asked, addresses: () => asked.map(({ address }) => address), come, fail }
}

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test('four are fetched at once, the others when one has come or failed', async () => {
  const { request, addresses, come, fail } = aService()
  for (const address of ['/a', '/b', '/c', '/d', '/e', '/f']) void request(address, false)
  expect(addresses()).toEqual(['/a', '/b', '/c', '/d'])
  await come('/b')
  expect(addresses().slice(4)).toEqual(['/e'])
  await fail('/a')
  expect(addresses().slice(4)).toEqual(['/e', '/f'])
})

test('what is pointed at comes before what is only in view, and the last before the others', async () => {
  const { request, asked, addresses, come } = aService()
  for (const address of ['/a', '/b', '/c', '/d', '/e', '/f']) void request(address, false)
  void request('/g', true)
  void request('/f', true)
  void request('/h', true)
  for (const address of ['/a', '/b', '/c', '/d']) await come(address)
  expect(addresses().slice(4)).toEqual(['/h', '/g', '/f', '/e'])
  expect(asked.slice(4).map(({ isUrgent }) => isUrgent)).toEqual([true, true, true, false])
})

test('the same page is asked for once in half a minute, even where it failed', async () => {
  const { request, addresses, come, fail } = aService()
  void request('/a', false)
  void request('/a', true)
  await come('/a')
  void request('/a', true)
  void request('/b', true)
  await fail('/b')
  void request('/b', true)
  expect(addresses()).toEqual(['/a', '/b'])
  await vi.advanceTimersByTimeAsync(30_000)
  void request('/a', false)
  void request('/b', false)
  expect(addresses()).toEqual(['/a', '/b', '/a', '/b'])
})

test('clicks take what has come, or wait for what is on its way, until the page is shown', async () => {
  const { request, take, settle, addresses, come } = aService()
  void request('/a', false)
  void request('/b', false)
  await come('/a')
  expect((await take('/a'))?.payload.path).toBe('/a')
  expect((await take('/a'))?.payload.path).toBe('/a')
  settle('/a')
  expect(await take('/a')).toBeUndefined()
  const coming = take('/b')
  void request('/b', true)
  await come('/b')
  expect((await coming)?.payload.path).toBe('/b')
  expect(take('/c')).toBeUndefined()
  void request('/c', true)
  expect(addresses()).toEqual(['/a', '/b'])
})

test('a click does not wait for its turn, nor take what is old or has failed', async () => {
  const { request, take, addresses, come, fail } = aService()
  for (const address of ['/a', '/b', '/c', '/d', '/e']) void request(address, false)
  expect(take('/e')).toBeUndefined()
  await fail('/a')
  expect(await take('/a')).toBeUndefined()
  await come('/b')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(take('/b')).toBeUndefined()
  expect(addresses()).toEqual(['/a', '/b', '/c', '/d'])
})

test('no more than sixteen are kept', async () => {
  const { request, take, come } = aService()
  for (let count = 0; count < 17; count++) {
    void request(`/${count}`, false)
    await come(`/${count}`)
  }
  expect((await take('/1'))?.payload.path).toBe('/1')
  expect(take('/0')).toBeUndefined()
})

test('who leaves gives up what is on its way, what waits and what is kept', async () => {
  const { request, take, stop, asked, addresses, come } = aService()
  const requests = ['/a', '/b', '/c', '/d', '/e', '/f'].map((address) => request(address, false))
  await come('/a')
  stop()
  expect(asked.every(({ signal }) => signal.aborted)).toBe(true)
  expect(await Promise.all(requests.slice(1))).toEqual(Array(5).fill(undefined))
  expect(take('/a')).toBeUndefined()
  void request('/g', false)
  expect(addresses()).toEqual(['/a', '/b', '/c', '/d', '/e', '/g'])
  expect(asked.at(-1)?.signal.aborted).toBe(false)
})
