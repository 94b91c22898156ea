import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyPayload } from '../testing/empty-payload.ts'
import type { FetchedPage } from './payload.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'
import type { Tab } from './tab.ts'

const fetched = (path: string): FetchedPage => ({
  redirectedTo: undefined,
  payload: emptyPayload(path),
})

/** A queue whose payloads arrive when the test says so. */
function aService(tab: Pick<Tab, 'pageOf'> = {}) {
  const calls: { address: string; isUrgent: boolean; signal: AbortSignal }[] = []
  const answers = new Map<string, PromiseWithResolvers<FetchedPage | undefined>>()
  const queue = createPrefetchQueue((address, isUrgent, signal) => {
    calls.push({ address, isUrgent, signal })
    const answer = Promise.withResolvers<FetchedPage | undefined>()
    answers.set(address, answer)
    signal.addEventListener('abort', () => answer.reject(signal.reason))
    return answer.promise
  }, tab)
  const arrive = async (address: string) => {
    answers.get(address)?.resolve(fetched(address))
    await vi.advanceTimersByTimeAsync(0)
  }
  const fail = async (address: string) => {
    answers.get(address)?.reject(new Error('No network'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...queue, calls, addresses: () => calls.map(({ address }) => address), arrive, fail }
}

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test('four requests run at once, and the next starts when one arrives or fails', async () => {
  const { request, addresses, arrive, fail } = aService()
  for (const address of ['/a', '/b', '/c', '/d', '/e', '/f']) void request(address, false)
  expect(addresses()).toEqual(['/a', '/b', '/c', '/d'])
  await arrive('/b')
  expect(addresses().slice(4)).toEqual(['/e'])
  await fail('/a')
  expect(addresses().slice(4)).toEqual(['/e', '/f'])
})

test('urgent requests go first, and the latest of them before the others', async () => {
  const { request, calls, addresses, arrive } = aService()
  for (const address of ['/a', '/b', '/c', '/d', '/e', '/f']) void request(address, false)
  void request('/g', true)
  void request('/f', true)
  void request('/h', true)
  for (const address of ['/a', '/b', '/c', '/d']) await arrive(address)
  expect(addresses().slice(4)).toEqual(['/h', '/g', '/f', '/e'])
  expect(calls.slice(4).map(({ isUrgent }) => isUrgent)).toEqual([true, true, true, false])
})

test('the same page is requested once in half a minute, even after a failure', async () => {
  const { request, addresses, arrive, fail } = aService()
  void request('/a', false)
  void request('/a', true)
  await arrive('/a')
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

test('clicks claim a payload that is there or in flight, until the page is shown', async () => {
  const { request, claim, markShown, addresses, arrive } = aService()
  void request('/a', false)
  void request('/b', false)
  await arrive('/a')
  expect((await claim('/a'))?.payload.path).toBe('/a')
  expect((await claim('/a'))?.payload.path).toBe('/a')
  markShown('/a')
  expect(await claim('/a')).toBeUndefined()
  const coming = claim('/b')
  void request('/b', true)
  await arrive('/b')
  expect((await coming)?.payload.path).toBe('/b')
  expect(claim('/c')).toBeUndefined()
  void request('/c', true)
  expect(addresses()).toEqual(['/a', '/b'])
})

test('a click neither waits for a queued request nor claims a stale or failed one', async () => {
  const { request, claim, addresses, arrive, fail } = aService()
  for (const address of ['/a', '/b', '/c', '/d', '/e']) void request(address, false)
  expect(claim('/e')).toBeUndefined()
  await fail('/a')
  expect(await claim('/a')).toBeUndefined()
  await arrive('/b')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(claim('/b')).toBeUndefined()
  expect(addresses()).toEqual(['/a', '/b', '/c', '/d'])
})

test('at most sixteen payloads are kept', async () => {
  const { request, claim, arrive } = aService()
  for (let count = 0; count < 17; count++) {
    void request(`/${count}`, false)
    await arrive(`/${count}`)
  }
  expect((await claim('/1'))?.payload.path).toBe('/1')
  expect(claim('/0')).toBeUndefined()
})

test('stopping aborts running requests and drops queued and stored ones', async () => {
  const { request, claim, stop, calls, addresses, arrive } = aService()
  const requests = ['/a', '/b', '/c', '/d', '/e', '/f'].map((address) => request(address, false))
  await arrive('/a')
  stop()
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true)
  expect(await Promise.all(requests.slice(1))).toEqual(Array(5).fill(undefined))
  expect(claim('/a')).toBeUndefined()
  void request('/g', false)
  expect(addresses()).toEqual(['/a', '/b', '/c', '/d', '/e', '/g'])
  expect(calls.at(-1)?.signal.aborted).toBe(false)
})

test('a redirected link is fetched at its target, where navigations claim it', async () => {
  const tab: Pick<Tab, 'pageOf'> = {}
  const { request, addresses, arrive, claim } = aService(tab)
  // The manifest arrives after the queue was made.
  tab.pageOf = (link) => (link === '/old' ? '/new' : undefined)
  void request('/old', true)
  void request('/a', true)
  expect(addresses()).toEqual(['/new', '/a'])
  await arrive('/new')
  expect((await claim('/new'))?.payload.path).toBe('/new')
})
