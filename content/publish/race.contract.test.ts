import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { log } from '../service/publish-log.ts'
import { openFakeSite } from '../testing/fake-site.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { beginFeed } from './changes/record-changes.ts'
import { startNotifier } from './notifier.ts'

const KEY = 'a key for tests alone'
let content: TestContent
let payload: Payload
let site: Awaited<ReturnType<typeof openFakeSite>>

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await beginFeed(payload)
  site = await openFakeSite(KEY, { payload })
  process.env.PUBLISH_KEY = KEY
  process.env.PUBLISH_URL = site.url
  startNotifier(payload)
})
afterAll(async () => {
  await content[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

test('records that are published concurrently are all announced, and no reading of the feed fails', async () => {
  const error = vi.spyOn(log, 'error')
  const slugs = Array.from({ length: 40 }, (_, i) => `page-${i}`)
  const make = (slug: string) =>
    payload.create({ collection: 'pages', data: { title: slug, slug, _status: 'published' } })
  await Promise.all(slugs.map(make))
  const missing = () => {
    const announced = new Set(site.messages.flatMap(({ tags }) => tags))
    return slugs.filter((slug) => !announced.has(`pages:slug=${slug}`))
  }
  await vi.waitFor(() => expect(missing()).toEqual([]), 30_000)
  expect(error.mock.calls).toEqual([])
}, 60_000)
