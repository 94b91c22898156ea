import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freeAbandonedJobs } from '../payload/free-abandoned-jobs.ts'
import { openFakeSite } from '../test/fake-site.ts'
import { openContent, type TestContent } from '../test/payload.ts'
import { makePicture } from '../test/picture.ts'

const KEY = 'a key for tests alone'
const published = { _status: 'published' } as const

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
beforeEach(async () => {
  await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), 15_000)
  site.messages.length = 0
  site.onEach(() => {})
})
afterAll(async () => {
  await content[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

async function waitingJobs() {
  const { totalDocs } = await payload.db.count({ collection: 'payload-jobs' })
  return totalDocs
}

const makePage = (title: string) =>
  payload.create({ collection: 'pages', data: { title, ...published } })

const notified = (count = 1) =>
  vi.waitFor(() => expect(site.messages.length).toBeGreaterThanOrEqual(count), { timeout: 15_000 })

const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 1500))

test('publishing sends a signed message at once, with the tags of the record and its address', async () => {
  const { id } = await makePage('At once')
  await notified()
  expect(site.messages).toEqual([
    {
      id: expect.any(String),
      tags: [`pages:${id}`, 'pages:slug=at-once', `pages:${id}:address`],
      isSigned: true,
    },
  ])
})

test('changing the text of a page does not invalidate pages that only link to it', async () => {
  const { id } = await makePage('In the menu')
  await notified()
  await payload.update({ collection: 'pages', id, data: { title: 'New words', ...published } })
  await notified(2)
  expect(site.messages[1]?.tags).toEqual([`pages:${id}`, 'pages:slug=in-the-menu'])
})

test('a read during the notification returns the new value', async () => {
  const { id } = await makePage('Before')
  await notified()
  const seen: unknown[] = []
  site.onEach(async () => {
    const { docs } = await payload.find({ collection: 'pages', where: { id: { equals: id } } })
    seen.push(docs[0]?.title)
  })
  await payload.update({ collection: 'pages', id, data: { title: 'After', ...published } })
  await notified(2)
  expect(seen).toEqual(['After'])
})

test('drafts and autosaves send no message', async () => {
  const { id } = await payload.create({ collection: 'pages', data: { title: 'D' }, draft: true })
  await payload.update({ collection: 'pages', id, data: { title: 'Dr' }, draft: true })
  await payload.update({
    collection: 'pages',
    id,
    data: { title: 'Draft' },
    draft: true,
    autosave: true,
  })
  await payload.delete({ collection: 'pages', id })
  await waitBriefly()
  expect(site.messages).toEqual([])
})

test('a draft of a published page sends no message until it is published', async () => {
  const { id } = await makePage('Public')
  await notified()
  await payload.update({ collection: 'pages', id, data: { title: 'Next' }, draft: true })
  await waitBriefly()
  expect(site.messages).toHaveLength(1)
  await payload.update({ collection: 'pages', id, data: { title: 'Next', ...published } })
  await notified(2)
})

test('moving a page sends the tags of its old and new address and of the redirect', async () => {
  const { id } = await makePage('Old place')
  await notified()
  await payload.update({ collection: 'pages', id, data: { slug: 'new-place', ...published } })
  await notified(2)
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: '/old-place' } },
  })
  const tags = [
    'redirects',
    `redirects:${docs[0]?.id}`,
    `pages:${id}`,
    'pages:slug=old-place',
    'pages:slug=new-place',
    `pages:${id}:address`,
  ]
  expect(site.messages[1]?.tags).toEqual(tags)
})

test('unpublishing and deleting a page send a message', async () => {
  const { id } = await makePage('Taken back')
  await notified()
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
  await notified(2)
  expect(site.messages[1]?.tags).toEqual([
    `pages:${id}`,
    'pages:slug=taken-back',
    `pages:${id}:address`,
  ])
  const other = await makePage('Deleted')
  await notified(3)
  await payload.delete({ collection: 'pages', id: other.id })
  await notified(4)
  expect(site.messages[3]?.tags).toEqual([
    `pages:${other.id}`,
    'pages:slug=deleted',
    `pages:${other.id}:address`,
  ])
})

test('pictures and globals are published under their own tags', async () => {
  const picture = await makePicture(payload, { alt: 'A bay' })
  await payload.update({ collection: 'media', id: picture, data: { alt: 'Another bay' } })
  await payload.updateGlobal({ slug: 'site', data: { name: 'Our Place', ...published } })
  await payload.updateGlobal({ slug: 'home', data: { blocks: [], ...published } })
  const all = () => site.messages.flatMap(({ tags }) => tags)
  const expected = [`media:${picture}`, 'global:site', 'global:home']
  await vi.waitFor(() => expect(all()).toEqual(expect.arrayContaining(expected)), 5000)
})

test('a change that is rolled back sends no message', async () => {
  const reserved = payload.create({ collection: 'pages', data: { title: 'Map', ...published } })
  await expect(reserved).rejects.toThrow()
  await waitBriefly()
  expect(site.messages).toEqual([])
  expect(await waitingJobs()).toBe(0)
})

test('a message that is answered 500 is sent again with the same id until it is acknowledged', async () => {
  site.statuses.push(500, 500)
  await makePage('Again')
  await notified(3)
  await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), 5000)
  expect(new Set(site.messages.map(({ id }) => id)).size).toBe(1)
})

test('an outage of the site leaves one job, which delivers everything afterwards', async () => {
  process.env.PUBLISH_URL = 'http://127.0.0.1:1/builds/publish'
  const ids = await Promise.all(['One', 'Two', 'Three'].map(makePage))
  await vi.waitFor(async () => expect(await waitingJobs()).toBe(1), 10_000)
  process.env.PUBLISH_URL = site.url
  await notified()
  const tags = site.messages.flatMap((one) => one.tags)
  expect(tags).toEqual(expect.arrayContaining(ids.map(({ id }) => `pages:${id}`)))
})

test('more tags than the site accepts at once arrive in several messages', async () => {
  const tags = Array.from({ length: 4500 }, (_, i) => `pages:${i}`)
  const input = { id: 'many', tags, tries: 0 }
  await payload.jobs.queue({ task: 'notify-site', queue: 'publish', input })
  await notified(3)
  expect(site.messages.map(({ id }) => id)).toEqual(['many', 'many-1', 'many-2'])
  expect(site.messages.flatMap((one) => one.tags)).toEqual(tags)
})

test('a job that a killed process was running is freed at the next start', async () => {
  const { id } = await payload.jobs.queue({
    task: 'notify-site',
    queue: 'publish',
    input: { id: 'left', tags: ['pages:99'], tries: 0 },
  })
  await payload.db.updateJobs({ id, data: { processing: true }, returning: false })
  await waitBriefly()
  expect(site.messages).toEqual([])
  await freeAbandonedJobs(payload)
  await notified()
  expect(site.messages[0]).toMatchObject({ id: 'left', tags: ['pages:99'] })
})
