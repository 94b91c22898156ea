import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openFakeSite } from '../test/fake-site.ts'
import { openContent, type TestContent } from '../test/payload.ts'
import { log } from './log.ts'

const KEY = 'a key for tests alone'
let content: TestContent
let payload: Payload
let site: Awaited<ReturnType<typeof openFakeSite>>

beforeAll(async () => {
  content = await openContent()
  const { default: config } = await import('../payload.config.ts')
  payload = await getPayload({ config, cron: true })
  site = await openFakeSite(KEY)
  process.env.PUBLISH_KEY = KEY
  process.env.PUBLISH_URL = site.url
})
afterAll(async () => {
  await content[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

test('records that are published concurrently are all announced, and no run of the queue fails', async () => {
  const error = vi.spyOn(log, 'error')
  const slugs = Array.from({ length: 40 }, (_, i) => `page-${i}`)
  const make = (slug: string) =>
    payload.create({ collection: 'pages', data: { title: slug, slug, _status: 'published' } })
  await Promise.all(slugs.map(make))
  await vi.waitFor(async () => {
    expect((await payload.db.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
  }, 30_000)
  const announced = new Set(site.messages.flatMap(({ tags }) => tags))
  expect(slugs.filter((slug) => !announced.has(`pages:slug=${slug}`))).toEqual([])
  expect(error.mock.calls).toEqual([])
}, 60_000)
