// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { dropEntriesOf, dropEntry, type Entry, findEntries, storeEntry } from './entries.ts'
import { markSignedIn, markSignedOut } from './signed-out.ts'

const NOW = '2026-11-30T14:02:00.000Z'
const typed = (title: string, leftAt = NOW): Entry => ({
  mine: { title },
  started: { title: 'Before' },
  leftAt,
  page: '',
})
const titles = (start: string) => findEntries(start).map(({ entry }) => entry.mine.title)

vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  dropEntriesOf(7)
})

test('what was typed is found by account and record, the newest first, until it is dropped', () => {
  storeEntry('7:/api/media/1#a', typed('Earlier', '2026-11-30T13:00:00.000Z'))
  storeEntry('7:/api/media/1#b', typed('Later'))
  storeEntry('7:/api/media/12#c', typed('Of another file'))
  storeEntry('8:/api/media/1#d', typed('Of somebody else'))
  expect(titles('7:/api/media/1#')).toEqual(['Later', 'Earlier'])
  dropEntry('7:/api/media/1#b')
  expect(titles('7:/api/media/1#')).toEqual(['Earlier'])
  dropEntriesOf(7)
  expect([titles('7:'), titles('8:')]).toEqual([[], ['Of somebody else']])
})

test('passwords, tokens, secrets and chosen files are never written down, at any depth', () => {
  const secrets = {
    password: 'hunter2',
    'confirm-password': 'hunter2',
    currentPassword: 'hunter2',
    newWebhookSecret: 'hunter2',
    webhookUrl: 'https://hooks.example.com/hunter2',
    token: 'hunter2',
    recoveryCodes: ['hunter2'],
    rows: [{ id: 'a', token: 'hunter2', label: 'Key' }],
    file: new File(['hunter2'], 'bay.jpg'),
  }
  const mine = { name: 'Ada', ...secrets }
  storeEntry('7:users/new#a', { mine, started: { password: 'hunter2' }, leftAt: NOW, page: '' })
  expect(JSON.stringify({ ...localStorage })).not.toContain('hunter2')
  const [found] = findEntries('7:')
  expect(found?.entry.mine).toEqual({ name: 'Ada', rows: [{ id: 'a', label: 'Key' }] })
})

test('after a week it is gone, and so is what has another shape', () => {
  storeEntry('7:a#1', typed('Old', '2026-11-23T14:01:00.000Z'))
  storeEntry('7:a#2', typed('Younger', '2026-11-23T14:03:00.000Z'))
  storeEntry('7:a#3', typed('Of no time', 'soon'))
  localStorage.setItem('belvedere:typed:7:a#4', '{"mine": 3}')
  localStorage.setItem('belvedere:typed:7:a#5', 'no JSON')
  expect(titles('7:')).toEqual(['Younger'])
  expect(localStorage).toHaveLength(1)
})

test('a form of a million characters is kept, and makes nothing else go', () => {
  for (const letter of ['a', 'b', 'c', 'd'])
    expect(storeEntry(`7:a#${letter}`, typed(letter.repeat(1_000_000)))).toBe('kept')
  expect(storeEntry('7:a#e', typed('e'.repeat(1_000_000)))).toBe('full')
  expect(localStorage).toHaveLength(4)
  expect(findEntries('7:')).toHaveLength(5)
})

test('what the browser has no room for is there until it is dropped, or the page is loaded again', async () => {
  const long = typed('x'.repeat(5_000_000))
  expect(storeEntry('7:b#1', long)).toBe('full')
  expect(findEntries('7:b')[0]?.entry.mine).toEqual(long.mine)
  vi.resetModules()
  const { findEntries: findAfterReload } = await import('./entries.ts')
  expect(findAfterReload('7:b')).toEqual([])
  dropEntriesOf(7)
  expect(findEntries('7:b')).toEqual([])
})

test('a text that grows too long for the browser leaves the last stored one there', async () => {
  expect(storeEntry('7:c#1', typed('Short'))).toBe('kept')
  expect(storeEntry('7:c#1', typed('x'.repeat(5_000_000)))).toBe('full')
  expect(findEntries('7:c').map(({ entry }) => String(entry.mine.title).length)).toEqual([
    5_000_000,
  ])
  vi.resetModules()
  const { findEntries: findAfterReload } = await import('./entries.ts')
  expect(findAfterReload('7:c').map(({ entry }) => entry.mine.title)).toEqual(['Short'])
})

test('what is too old makes room', () => {
  for (const letter of ['a', 'b', 'c', 'd'])
    storeEntry(`7:a#${letter}`, typed(letter.repeat(1_000_000), '2026-11-01T10:00:00.000Z'))
  expect(storeEntry('7:a#e', typed('e'.repeat(1_000_000)))).toBe('kept')
  expect(localStorage).toHaveLength(1)
})

test('of an account that has signed out nothing is kept, until it signs in again', () => {
  markSignedOut(7)
  expect(storeEntry('7:a#1', typed('After the end'))).toBe('signed-out')
  expect(storeEntry('77:a#1', typed('Of somebody else'))).toBe('kept')
  expect(titles('')).toEqual(['Of somebody else'])
  markSignedIn(7)
  expect(storeEntry('7:a#1', typed('Again'))).toBe('kept')
})

test('a browser that keeps nothing is no fault', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', {
    length: 1,
    key: refuse,
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  })
  expect(storeEntry('7:a#1', typed('Typed'))).toBe('full')
  expect(titles('7:')).toEqual(['Typed'])
  dropEntry('7:a#1')
  expect(titles('7:')).toEqual([])
})
