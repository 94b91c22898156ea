import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

function aBrowser(sessionStorage: Partial<Storage>) {
  const reload = vi.fn()
  const assign = vi.fn()
  const href = 'https://example.com/map'
  vi.stubGlobal('location', { href, pathname: '/map', search: '', reload, assign })
  vi.stubGlobal('sessionStorage', sessionStorage)
  return { reload, assign }
}

function aStorage(): Partial<Storage> {
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => {
      stored.set(key, value)
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each path is reloaded at most once in ten seconds', () => {
  const { reload, assign } = aBrowser(aStorage())
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
  expect(reloadOnce('/about?from=map#b-1')).toBe(true)
  vi.advanceTimersByTime(10_000)
  expect(reloadOnce()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://example.com/about?from=map#b-1')
})

test.each([
  ['cannot be read', {}],
  ['is full', { ...aStorage(), setItem: () => fail('QuotaExceededError') }],
])('nothing is reloaded if sessionStorage %s', (_, storage) => {
  const { reload, assign } = aBrowser(storage)
  expect([reloadOnce(), reloadOnce('/about')]).toEqual([false, false])
  expect([...reload.mock.calls, ...assign.mock.calls]).toEqual([])
})

function fail(name: string): never {
  throw new DOMException('No.', name)
}

test('other search parameters count as the same path, and the period can be longer', () => {
  const { reload, assign } = aBrowser(aStorage())
  expect(reloadOnce('/map?page=2', 60_000)).toBe(true)
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://example.com/map?page=2')
  vi.advanceTimersByTime(59_000)
  expect(reloadOnce(undefined, 60_000)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
