import { expect, test } from 'vitest'
import { emptyPayload } from '../testing/empty-payload.ts'
import { loadPage } from './load-page.ts'
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
