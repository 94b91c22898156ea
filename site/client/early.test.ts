import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEarly } from './early.ts'
import type { Arrived } from './payload.ts'

const arrived = (path: string): Arrived => ({
  sentTo: undefined,
  page: {
    ...{ path, search: '', head: [], hiddenTitle: null, blocks: [], styles: [] },
    ...{ build: '1', settings: '1' },
  },
})

/** Payloads that come when the test says so. */
function aService() {
  const asked: { address: string; isUrgent: boolean; signal: AbortSignal }[] = []
  const answers = new Map<string, PromiseWithResolvers<Arrived | undefined>>()
  const early = createEarly((address, isUrgent, signal) => {
    asked.push({ address, isUrgent, signal })
    const answer = Promise.withResolvers<Arrived | undefined>()
    answers.set(address, answer)
    signal.addEventListener('abort', () => answer.reject(signal.reason))
    return answer.promise
  })
  const come = async (address: string) => {
    answers.get(address)?.resolve(arrived(address))
    await vi.advanceTimersByTimeAsync(0)
  }
  const fail = async (address: string) => {
    answers.get(address)?.reject(new Error('No network'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...early, asked, addresses: () => asked.map(({ address }) => address), come, fail }
}

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test('four are fetched at once, the others when one has come or failed', async () => {
  const { want, addresses, come, fail } = aService()
  for (const address of ['/a', '/b', '/c', '/d', '/e', '/f']) void want(address, false)
  expect(addresses()).toEqual(['/a', '/b', '/c', '/d'])
  await come('/b')
  expect(addresses().slice(4)).toEqual(['/e'])
  await fail('/a')
  expect(addresses().slice(4)).toEqual(['/e', '/f'])
})

test('what is pointed at comes before what is only in view, and the last before the others', async () => {
  const { want, asked, addresses, come } = aService()
  for (const address of ['/a', '/b', '/c', '/d', '/e', '/f']) void want(address, false)
  void want('/g', true)
  void want('/f', true)
  void want('/h', true)
  for (const address of ['/a', '/b', '/c', '/d']) await come(address)
  expect(addresses().slice(4)).toEqual(['/h', '/g', '/f', '/e'])
  expect(asked.slice(4).map(({ isUrgent }) => isUrgent)).toEqual([true, true, true, false])
})

test('the same page is asked for once in half a minute, even where it failed', async () => {
  const { want, addresses, come, fail } = aService()
  void want('/a', false)
  void want('/a', true)
  await come('/a')
  void want('/a', true)
  void want('/b', true)
  await fail('/b')
  void want('/b', true)
  expect(addresses()).toEqual(['/a', '/b'])
  await vi.advanceTimersByTimeAsync(30_000)
  void want('/a', false)
  void want('/b', false)
  expect(addresses()).toEqual(['/a', '/b', '/a', '/b'])
})

test('clicks take what has come, or wait for what is on its way, until the page is shown', async () => {
  const { want, take, settle, addresses, come } = aService()
  void want('/a', false)
  void want('/b', false)
  await come('/a')
  expect((await take('/a'))?.page.path).toBe('/a')
  expect((await take('/a'))?.page.path).toBe('/a')
  settle('/a')
  expect(await take('/a')).toBeUndefined()
  const coming = take('/b')
  void want('/b', true)
  await come('/b')
  expect((await coming)?.page.path).toBe('/b')
  expect(take('/c')).toBeUndefined()
  void want('/c', true)
  expect(addresses()).toEqual(['/a', '/b'])
})

test('a click does not wait for its turn, nor take what is old or has failed', async () => {
  const { want, take, addresses, come, fail } = aService()
  for (const address of ['/a', '/b', '/c', '/d', '/e']) void want(address, false)
  expect(take('/e')).toBeUndefined()
  await fail('/a')
  expect(await take('/a')).toBeUndefined()
  await come('/b')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(take('/b')).toBeUndefined()
  expect(addresses()).toEqual(['/a', '/b', '/c', '/d'])
})

test('no more than sixteen are kept', async () => {
  const { want, take, come } = aService()
  for (let count = 0; count < 17; count++) {
    void want(`/${count}`, false)
    await come(`/${count}`)
  }
  expect((await take('/1'))?.page.path).toBe('/1')
  expect(take('/0')).toBeUndefined()
})

test('who leaves gives up what is on its way, what waits and what is kept', async () => {
  const { want, take, stop, asked, addresses, come } = aService()
  const wishes = ['/a', '/b', '/c', '/d', '/e', '/f'].map((address) => want(address, false))
  await come('/a')
  stop()
  expect(asked.every(({ signal }) => signal.aborted)).toBe(true)
  expect(await Promise.all(wishes.slice(1))).toEqual(Array(5).fill(undefined))
  expect(take('/a')).toBeUndefined()
  void want('/g', false)
  expect(addresses()).toEqual(['/a', '/b', '/c', '/d', '/e', '/g'])
  expect(asked.at(-1)?.signal.aborted).toBe(false)
})
