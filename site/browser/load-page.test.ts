import { expect, test } from 'vitest'
import { loadPage } from './load-page.ts'
import type { Payload } from './page-data.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'

const payload: Payload = {
  path: '/a',
  search: '',
  head: '',
  main: '',
  styles: [],
  islands: {},
  share: null,
  build: '1',
  settings: '1',
}

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
