import { afterEach, expect, test, vi } from 'vitest'
import { emptyPayload } from '../testing/empty-payload.ts'
import { loadPage } from './load-page.ts'
import { readPayload } from './payload.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'

const payload = emptyPayload('/a')

test.each([
  ['another build', { build: '2', settings: '1' }],
  ['other settings', { build: '1', settings: '2' }],
  [
    'a newer build, though the payload is of this one',
    { build: '1', settings: '1', isOutdated: true },
  ],
])('%s makes the navigation load a document', async (_, tab) => {
  const queue = createPrefetchQueue(async () => ({ payload, redirectedTo: undefined }))
  await queue.request('/a', true)
  const url = new URL('https://site.example/a')
  expect(await loadPage(url, tab, queue, new AbortController().signal)).toEqual({
    is: 'document',
  })
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['content', { ...payload, main: undefined }],
  ['head', { ...payload, head: null }],
  ['path', { ...payload, path: 7 }],
  ['anything', []],
  ['an object', null],
])('an answer without %s is a failed page, whether it was prefetched or not', async (_, json) => {
  const fetched = vi.fn(async () => Response.json(json))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', new URL('https://site.example/'))
  const queue = createPrefetchQueue(async () => readPayload(await fetched()))
  await queue.request('/a', true)
  const url = new URL('https://site.example/a')
  const tab = { build: '1', settings: '1' }
  const result = await loadPage(url, tab, queue, new AbortController().signal)
  expect(result).toMatchObject({
    is: 'failed',
    isChunk: false,
    error: { name: 'PageUnreachableError', message: 'Could not load /a.' },
  })
  expect(fetched).toHaveBeenCalledTimes(2)
})
