import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BulkProgress } from '../progress.ts'
import { beginBulk, closeBulk, eraseInLine } from './bulk-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  closeBulk('bin')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const run: BulkProgress = {
  ...{ id: 1, what: 'erase', about: 'bin', by: 'Jo', state: 'running' },
  ...{ total: 1, done: 0, named: [], noted: [] },
  may: { stop: true, continue: false, bringBack: false },
}

const named = [{ record: 'pages:1', path: '/bin', title: 'Spa', message: 'It is needed.' }]

/** The service gives these answers one after another; resolves the requested addresses. */
function answering(...answers: (Partial<BulkProgress> | Response)[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`)
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer instanceof Response ? answer : Response.json({ run: { ...run, ...answer } })
  })
  return asked
}

async function erase() {
  const end = eraseInLine('pages:1').then(() => 'erased', String)
  await vi.runAllTimersAsync()
  return end
}

test('a record is followed until it is erased', async () => {
  const asked = answering({}, {}, { done: 1, state: 'done' })
  expect(await erase()).toBe('erased')
  expect(asked).toEqual([
    'POST /api/bulk-changes',
    'GET /api/bulk-changes/1',
    'GET /api/bulk-changes/1',
    'POST /api/bulk-changes/1/seen',
  ])
})

test('a record whose erasing was stopped is not said to be erased, and its result is kept', async () => {
  const asked = answering({}, { state: 'stopped' })
  expect(await erase()).toContain('still in the bin')
  expect(asked).not.toContain('POST /api/bulk-changes/1/seen')
})

test('of two records that are erased at once, each is followed to its own end', async () => {
  const runs = new Map([
    [1, { ...run, state: 'failed', reason: 'The disk is full.' }],
    [2, { ...run, id: 2, done: 1, state: 'done' }],
  ])
  let begun = 0
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) =>
    url === '/api/bulk-changes' && method === 'POST'
      ? Response.json({ run: { ...run, id: ++begun } })
      : Response.json({ run: runs.get(Number(/\d+/.exec(url)?.[0])) }),
  )
  const ends = Promise.all([
    eraseInLine('pages:1').then(() => 'erased', String),
    eraseInLine('pages:2').then(() => 'erased', String),
  ])
  await vi.runAllTimersAsync()
  expect(await ends).toEqual([expect.stringContaining('The disk is full.'), 'erased'])
})

test('a record that stays, a change that breaks off and a refusal give a sentence', async () => {
  answering({}, { named, state: 'done' })
  expect(await erase()).toContain('It is needed.')
  answering({}, { state: 'failed', reason: 'The disk is full.' })
  expect(await erase()).toContain('The disk is full.')
  const errors = [{ message: 'Only publishers change what is public.' }]
  answering(Response.json({ errors }, { status: 403 }))
  expect(await erase()).toContain('Only publishers')
})

test('a refusal to begin is said, and so is a lost answer', async () => {
  const errors = [{ message: 'There is nothing to publish.' }]
  answering(Response.json({ errors }, { status: 409 }))
  expect(await beginBulk({ what: 'publish' })).toBe('There is nothing to publish.')
  expect(await beginBulk({ what: 'publish' })).toContain('may have begun or not')
})
