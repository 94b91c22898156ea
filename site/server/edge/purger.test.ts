import type { Log } from '@belvedere/kit/log.ts'
import { expect, onTestFinished, test } from 'vitest'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { type EdgeDriver, EdgeError } from './driver.ts'
import type { PurgeKind } from './keys.ts'
import { Purger } from './purger.ts'

/** A purger whose cache notes the calls, and fails as often as a test says. */
function testPurger() {
  const clock = stopTheClock()
  const calls: [PurgeKind, string[]][] = []
  const results: string[] = []
  const warned: string[] = []
  const cache = { failures: [] as Error[], answer: () => Promise.resolve() }
  const driver: EdgeDriver = {
    name: 'test',
    limits: { keys: 10, bytes: 100 },
    keysPerPurge: 3,
    headersOf: () => [],
    purge: async (keys, kind) => {
      calls.push([kind, [...keys]])
      await cache.answer()
      const failure = cache.failures.shift()
      if (failure) throw failure
    },
  }
  const quiet = () => {}
  const warn = (message: string) => void warned.push(message)
  const log: Log = { debug: quiet, info: quiet, warn, error: quiet }
  const end = new AbortController()
  onTestFinished(() => end.abort())
  const onPurge = (result: string) => void results.push(result)
  const purger = new Purger({ driver, log, onPurge, signal: end.signal })
  return { purger, clock, calls, results, warned, cache, end }
}

const soft = (...keys: string[]) => ({ hard: [], soft: keys })

test('keys are purged at once, the ones to remove first, and not more in a call than the cache takes', async () => {
  const { purger, calls } = testPurger()
  purger.add({ hard: ['price'], soft: ['a', 'b', 'c', 'd'] })
  await purger.settled()
  expect(calls).toEqual([
    ['hard', ['price']],
    ['soft', ['a', 'b', 'c']],
    ['soft', ['d']],
  ])
  expect(purger.size).toBe(0)
})

test('a call that fails is repeated, those before it are not, and a newer key waits for neither', async () => {
  const { purger, clock, calls, cache, results, warned } = testPurger()
  cache.failures = [new EdgeError('away'), new EdgeError('away')]
  purger.add({ hard: ['price'], soft: ['a'] })
  let isSettled = false
  const settled = purger.settled().then(() => {
    isSettled = true
  })
  await clock.pass(0)
  purger.add(soft('b'))
  expect([isSettled, purger.size]).toEqual([false, 3])
  await clock.pass(250)
  expect(purger.waitingMs).toBe(250)
  await clock.pass(500)
  await settled
  expect(calls.slice(2)).toEqual([
    ['hard', ['price']],
    ['soft', ['a', 'b']],
  ])
  expect(results).toEqual(['failed', 'failed', 'purged', 'purged'])
  expect(warned).toHaveLength(1)
  expect(purger.waitingMs).toBe(0)
})

test('a cache that asks to wait is not called before that', async () => {
  const { purger, clock, calls, cache } = testPurger()
  cache.failures = [new EdgeError('too many', { retryAfterMs: 12_000 })]
  purger.add(soft('a'))
  await clock.pass(11_000)
  const before = calls.length
  await clock.pass(1000)
  expect([before, calls.length]).toEqual([1, 2])
})

test('an outage is retried more and more rarely, and without an end', async () => {
  const { purger, clock, calls, cache } = testPurger()
  cache.failures = Array.from({ length: 50 }, () => new EdgeError('away'))
  purger.add(soft('a'))
  for (let second = 0; second < 120; second++) await clock.pass(1000)
  expect(calls.length).toBeGreaterThan(8)
  expect(calls.length).toBeLessThan(15)
  cache.failures = []
  await clock.pass(30_000)
  expect(purger.size).toBe(0)
})

test('every purge is repeated once, for answers that were on their way to the cache', async () => {
  const { purger, clock, calls } = testPurger()
  purger.add(soft('a'))
  await clock.pass(4000)
  expect(calls).toHaveLength(1)
  await clock.pass(60_000)
  expect(calls).toEqual([
    ['soft', ['a']],
    ['soft', ['a']],
  ])
})

test('what is added during a call is purged after it', async () => {
  const { purger, calls, cache } = testPurger()
  const answer = Promise.withResolvers<void>()
  cache.answer = () => answer.promise
  purger.add(soft('a'))
  purger.add(soft('a', 'b'))
  const settled = purger.settled()
  answer.resolve()
  await settled
  expect(calls).toEqual([
    ['soft', ['a']],
    ['soft', ['a', 'b']],
  ])
})

test('thousands of keys are purged by the one that all pages have', async () => {
  const { purger, calls, cache } = testPurger()
  const answer = Promise.withResolvers<void>()
  cache.answer = () => answer.promise
  purger.add(soft('first'))
  purger.add(soft(...Array.from({ length: 1001 }, (_, number) => `key${number}`)))
  answer.resolve()
  await purger.settled()
  expect(calls).toEqual([
    ['soft', ['first']],
    ['soft', ['all']],
  ])
})
