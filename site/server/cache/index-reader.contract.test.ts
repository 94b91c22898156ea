import { expect, test } from 'vitest'
import { createContentClient } from '../../content/client.ts'
import { fakeContent, TOKEN } from '../../testing/fake-content.ts'
import { indexedPage } from '../../testing/records.ts'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { IndexReader } from './index-reader.ts'

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

async function readerOf() {
  const content = await fakeContent()
  content.indexedPages = [indexedPage('/')]
  const fetchContent = createContentClient({ url: content.url, token: TOKEN })
  const reader = new IndexReader({ fetchContent, log })
  await reader.read()
  return { content, reader, [Symbol.dispose]: content.close }
}

test('after a publish the index is read once more, although nobody asks', async () => {
  const clock = stopTheClock()
  using index = await readerOf()
  for (const id of [1, 2, 3]) index.reader.invalidate([`pages:${id}`])
  await clock.pass(60_000)
  await index.reader.read()
  expect(index.content.asked).toHaveLength(2)
})

test('a request right after a publish gets the new index', async () => {
  using index = await readerOf()
  index.content.indexedPages = [indexedPage('/new')]
  index.reader.invalidate(['pages:1'])
  expect(index.content.asked).toHaveLength(1)
  const result = await index.reader.read()
  expect(result?.value.pages.map(({ path }) => path)).toEqual(['/new'])
})
