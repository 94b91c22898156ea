import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHANGES_KEPT, dropChanges, findChanges, keepChanges } from './unsaved-changes.ts'

const changes = {
  mine: { title: 'Mine' },
  started: { title: 'Before' },
  leftAt: '2026-11-23T10:00Z',
}
const target = new EventTarget()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', target)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('changes are kept per record and user until they are dropped', () => {
  const heard = vi.fn()
  target.addEventListener(CHANGES_KEPT, heard, { once: true })
  expect(keepChanges('7:/api/pages/1', changes)).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
  expect(findChanges('7:/api/pages/1')).toEqual(changes)
  expect(findChanges('8:/api/pages/1')).toBeUndefined()
  dropChanges('7:/api/pages/1')
  expect(findChanges('7:/api/pages/1')).toBeUndefined()
})

test('stored values of another shape are ignored', () => {
  sessionStorage.setItem('unsaved-changes:1', '{"mine": 3}')
  sessionStorage.setItem('unsaved-changes:2', 'no JSON')
  expect([findChanges('1'), findChanges('2')]).toEqual([undefined, undefined])
})

test('keepChanges returns false when the storage is full', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(keepChanges('1', changes)).toBe(false)
})
