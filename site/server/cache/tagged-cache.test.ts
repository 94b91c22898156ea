import { expect, test, vi } from 'vitest'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import type { KeptEntry, LoadResult } from './entry.ts'
import { BusyError, SlowError } from './patience.ts'
import { TaggedCache } from './tagged-cache.ts'

type Options = ConstructorParameters<typeof TaggedCache<string>>[0]

/** A cache with a spy on its loads and a list of the keys that failed. */
function cacheWith(load: Options['load'], options: Partial<Options> = {}) {
  const spy = vi.fn(load)
  const errors: string[] = []
  const onError = (key: string) => void errors.push(key)
  return { cache: new TaggedCache<string>({ load: spy, onError, ...options }), load: spy, errors }
}

const tagged = (value: string, ...tags: string[]): LoadResult<string> => ({ value, tags })

test('a value is loaded once and stays fresh until one of its tags is invalidated', async () => {
  let version = 1
  const { cache, load } = cacheWith(async (key) =>
    tagged(`${key}${version}`, 'media:1', `p:${key}`),
  )
  expect(await cache.get('a')).toMatchObject({ value: 'a1', state: 'miss' })
  expect(cache.fresh('a')).toBe('a1')
  version = 2
  expect(cache.invalidate(['media:2'])).toEqual([])
  expect(cache.invalidate(['media:1'])).toEqual(['a'])
  expect(cache.fresh('a')).toBeUndefined()
  expect((await cache.get('a')).value).toBe('a2')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a value whose tags are invalidated during every load is loaded three times at most', async () => {
  let loads = 0
  const { cache } = cacheWith(async () => {
    cache.invalidate(['p:1'])
    return tagged(`v${++loads}`, 'p:1')
  })
  expect((await cache.get('a')).value).toBe('v3')
  expect(cache.fresh('a')).toBeUndefined()
})

test('invalidating other tags during a load does not repeat it', async () => {
  const { cache, load } = cacheWith(async () => {
    cache.invalidate(['p:2'])
    return tagged('v', 'p:1')
  })
  await cache.get('a')
  expect(load).toHaveBeenCalledTimes(1)
  expect(cache.fresh('a')).toBe('v')
})

test('a request after an invalidation never gets a value that was loaded before it', async () => {
  const first = Promise.withResolvers<void>()
  let content = 'old'
  const { cache } = cacheWith(async () => {
    const read = content
    if (read === 'old') await first.promise
    return tagged(read, 'p:1')
  })
  const before = cache.get('a')
  content = 'new'
  cache.invalidate(['p:1'])
  const after = cache.get('a')
  first.resolve()
  expect([(await before).value, (await after).value]).toEqual(['new', 'new'])
})

test('tags that a value no longer carries do not invalidate it', async () => {
  let tag = 'p:1'
  const { cache } = cacheWith(async () => tagged('v', tag))
  await cache.get('a')
  tag = 'p:2'
  cache.invalidate(['p:1'])
  await cache.get('a')
  expect(cache.invalidate(['p:1'])).toEqual([])
  expect(cache.invalidate(['p:2'])).toEqual(['a'])
})

test('while loads fail the stale value is served and retries back off', async () => {
  vi.useFakeTimers({ now: 0 })
  let isDown = false
  const { cache, load, errors } = cacheWith(async () => {
    if (isDown) throw new Error('down')
    return tagged('good', 'p:1')
  })
  await cache.get('a')
  isDown = true
  cache.invalidate(['p:1'])
  const tries: number[] = []
  for (let second = 0; second < 60; second++) {
    const before = load.mock.calls.length
    expect((await cache.get('a')).value).toBe('good')
    if (load.mock.calls.length > before) tries.push(second)
    vi.setSystemTime((second + 1) * 1000)
  }
  vi.useRealTimers()
  expect(load.mock.calls.length).toBeLessThan(8)
  expect(errors).toHaveLength(load.mock.calls.length - 1)
  expect(tries.at(-1)).toBeGreaterThan(20)
})

test('a failed first load rejects all requests and is reported once', async () => {
  const { cache, errors } = cacheWith(async () => {
    throw new Error('down')
  })
  const results = await Promise.allSettled([cache.get('a'), cache.get('a'), cache.get('a')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(errors).toEqual(['a'])
})

test('a value past its max age is served at once and refreshed in the background', async () => {
  const clock = stopTheClock()
  let version = 1
  const { cache } = cacheWith(async () => ({
    ...tagged(`v${version}`),
    maxAgeMs: 10_000,
  }))
  await cache.get('a')
  version = 2
  await clock.pass(10_000)
  expect(cache.fresh('a')).toBeUndefined()
  expect(await cache.get('a')).toMatchObject({ value: 'v1', state: 'hit' })
  await vi.waitFor(() => expect(cache.fresh('a')).toBe('v2'))
})

test('negative results never evict real values', async () => {
  const { cache } = cacheWith(
    async (key) => ({ ...tagged(key, key), isNegative: key.startsWith('no') }),
    { maxEntries: 2 },
  )
  await cache.get('a')
  for (let i = 0; i < 1500; i++) await cache.get(`no${i}`)
  expect(cache.fresh('a')).toBe('a')
})

test('values are evicted by size, least recently used first', async () => {
  const { cache } = cacheWith(async (key) => tagged(key.repeat(40), key), {
    maxBytes: 100,
    sizeOf: (value) => value.length,
  })
  await cache.get('a')
  await cache.get('b')
  cache.fresh('a')
  await cache.get('c')
  expect([cache.fresh('a'), cache.fresh('b')].map(Boolean)).toEqual([true, false])
  expect(cache.invalidate(['b'])).toEqual([])
})

test('at most fifty uncached keys are loaded at once, and the limit is reported once', async () => {
  const { cache, load, errors } = cacheWith(() => new Promise(() => {}))
  for (let i = 0; i < 50; i++) void cache.get(String(i))
  for (let i = 0; i < 10; i++) await expect(cache.get(`more ${i}`)).rejects.toThrow(BusyError)
  expect(load).toHaveBeenCalledTimes(50)
  expect(errors).toEqual(['more 0'])
})

test('the next burst is reported again', async () => {
  const gate = { open: Promise.withResolvers<void>() }
  const { cache, errors } = cacheWith(async (key) => {
    await gate.open.promise
    return { ...tagged(key, key), isNegative: true }
  })
  const burst = async (name: string) => {
    const results = Array.from({ length: 60 }, (_, i) => cache.get(`${name}${i}`))
    gate.open.resolve()
    await Promise.allSettled(results)
    gate.open = Promise.withResolvers()
  }
  await burst('a')
  await burst('b')
  expect(errors).toEqual(['a50', 'b50'])
})

test('a burst of uncached keys delays neither cached values nor their refresh', async () => {
  let version = 1
  const { cache } = cacheWith((key) =>
    key.startsWith('real') ? Promise.resolve(tagged(`v${version}`, 'p:1')) : new Promise(() => {}),
  )
  await Promise.all([cache.get('real a'), cache.get('real b')])
  for (let i = 0; i < 100; i++) cache.get(`random ${i}`).catch(() => undefined)
  version = 2
  cache.invalidate(['p:1'])
  expect(await cache.get('real a')).toMatchObject({ value: 'v2', state: 'miss' })
  await vi.waitFor(() => expect(cache.fresh('real b')).toBe('v2'))
})

test('two values at a time are refreshed in the background', async () => {
  let running = 0
  let maxRunning = 0
  const { cache } = cacheWith(async (key) => {
    maxRunning = Math.max(maxRunning, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    return tagged(key, 'all')
  })
  for (let i = 0; i < 10; i++) await cache.get(String(i))
  maxRunning = 0
  cache.invalidate(['all'])
  await vi.waitFor(() => expect(cache.fresh('9')).toBe('9'))
  expect(maxRunning).toBe(2)
})

/** A keeper in memory. */
function keeperWith(...kept: KeptEntry<string>[]) {
  const entries = new Map(kept.map((entry) => [entry.key, entry]))
  return {
    entries,
    kept,
    set: (entry: KeptEntry<string>) => void entries.set(entry.key, entry),
    delete: (key: string) => void entries.delete(key),
  }
}

const kept = (key: string, visits = 0): KeptEntry<string> => {
  return { key, value: `kept ${key}`, tags: [`p:${key}`], visits }
}

test('values are kept with their tags and visits until they are evicted or found missing', async () => {
  let isMissing = false
  const keeper = keeperWith()
  const { cache } = cacheWith(
    async (key) => ({ ...tagged(`v${key}`, `p:${key}`), isNegative: isMissing }),
    { keeper, maxEntries: 2 },
  )
  await cache.get('a')
  expect(keeper.entries.get('a')).toEqual({
    key: 'a',
    value: 'va',
    tags: ['p:a'],
    visits: 0,
  })
  await cache.get('b')
  await cache.get('c')
  expect([...keeper.entries.keys()]).toEqual(['b', 'c'])
  isMissing = true
  cache.invalidate(['p:b'])
  await vi.waitFor(() => expect([...keeper.entries.keys()]).toEqual(['c']))
})

test('a value that takes its final form later is kept again, unless it was replaced', async () => {
  const finished = Promise.withResolvers<void>()
  const value = { text: 'rough' }
  const kept: string[] = []
  const keeper = {
    kept: [],
    set: (entry: KeptEntry<{ text: string }>) => void kept.push(entry.value.text),
    delete: () => {},
  }
  const load = async () => ({ value, tags: [], finished: finished.promise })
  const cache = new TaggedCache({ load, onError: () => {}, keeper })
  await cache.get('a')
  value.text = 'fine'
  finished.resolve()
  await vi.waitFor(() => expect(kept).toEqual(['rough', 'fine']))
})

test('a kept value is stale: refreshed if that is quick, else served as it is', async () => {
  const answer = Promise.withResolvers<void>()
  const load = async (key: string) => {
    if (key === 'slow') await answer.promise
    return tagged(`new ${key}`, `p:${key}`)
  }
  const keeper = keeperWith(kept('quick'), kept('slow'))
  const { cache } = cacheWith(load, { keeper, maxRestoredWaitMs: 20 })
  expect(cache.fresh('quick')).toBeUndefined()
  expect(await cache.get('quick')).toMatchObject({ value: 'new quick', state: 'miss' })
  expect(await cache.get('slow')).toMatchObject({ value: 'kept slow', state: 'stale' })
  answer.resolve()
  await vi.waitFor(() => expect(cache.fresh('slow')).toBe('new slow'))
})

test('kept values can be invalidated by tag', async () => {
  const { cache } = cacheWith(async (key) => tagged(`new ${key}`), {
    keeper: keeperWith(kept('a')),
  })
  expect(cache.invalidate(['p:a'])).toEqual(['a'])
  await vi.waitFor(() => expect(cache.fresh('a')).toBe('new a'))
})

test('stale values are pending first, most visited ones before others, then missing keys', async () => {
  const keeper = keeperWith(kept('a', 2), kept('b', 9), kept('c'))
  const { cache } = cacheWith(async (key) => tagged(key, `p:${key}`), { keeper })
  await cache.get('c')
  expect(cache.pending(['d', 'c', 'a'])).toEqual(['b', 'a', 'd'])
  expect(await Promise.all(['a', 'b', 'd'].map((key) => cache.loadAhead(key)))).toEqual([
    ...[true, true, true],
  ])
  expect(cache.pending(['d', 'c', 'a'])).toEqual([])
})

test('loads ahead wait for visitors, take none of their slots, and report failures', async () => {
  const visitor = Promise.withResolvers<void>()
  const order: string[] = []
  const { cache } = cacheWith(async (key) => {
    order.push(key)
    if (key === 'visitor') await visitor.promise
    if (key === 'bad') throw new Error('down')
    return tagged(key)
  })
  const first = cache.get('visitor')
  const ahead = cache.loadAhead('ahead')
  await new Promise((resolve) => setImmediate(resolve))
  expect(order).toEqual(['visitor'])
  visitor.resolve()
  await first
  expect([await ahead, await cache.loadAhead('bad')]).toEqual([true, false])
  expect(order).toEqual(['visitor', 'ahead', 'bad'])
})

test('a request for an uncached value waits for a limited time; the load goes on', async () => {
  const answer = Promise.withResolvers<void>()
  const { cache } = cacheWith(
    async () => {
      await answer.promise
      return tagged('late')
    },
    { maxFirstWaitMs: 10 },
  )
  await expect(cache.get('a')).rejects.toThrow(SlowError)
  answer.resolve()
  await vi.waitFor(() => expect(cache.fresh('a')).toBe('late'))
})
