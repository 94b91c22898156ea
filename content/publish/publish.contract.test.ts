import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openFakeSite } from '../test/fake-site.ts'
import { openContent, type TestContent } from '../test/payload.ts'
import { makePicture } from '../test/picture.ts'
import { freeAbandonedJobs } from './queue.ts'

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
  site.news.length = 0
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

const told = (count = 1) =>
  vi.waitFor(() => expect(site.news.length).toBeGreaterThanOrEqual(count), { timeout: 15_000 })

const quiet = () => new Promise((resolve) => setTimeout(resolve, 1500))

test('publishing is told at once, signed, with the tags of the record and of its address', async () => {
  const { id } = await makePage('At once')
  await told()
  expect(site.news).toEqual([
    {
      id: expect.any(String),
      tags: [`pages:${id}`, 'pages:slug=at-once', `pages:${id}:address`],
      isSigned: true,
    },
  ])
})

test('new words on a page are not told to whoever only links to it', async () => {
  const { id } = await makePage('In the menu')
  await told()
  await payload.update({ collection: 'pages', id, data: { title: 'New words', ...published } })
  await told(2)
  expect(site.news[1]?.tags).toEqual([`pages:${id}`, 'pages:slug=in-the-menu'])
})

test('whoever is told sees the new value when reading straight away', async () => {
  const { id } = await makePage('Before')
  await told()
  const seen: unknown[] = []
  site.onEach(async () => {
    const { docs } = await payload.find({ collection: 'pages', where: { id: { equals: id } } })
    seen.push(docs[0]?.title)
  })
  await payload.update({ collection: 'pages', id, data: { title: 'After', ...published } })
  await told(2)
  expect(seen).toEqual(['After'])
})

test('drafts and autosaves are told to nobody', async () => {
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
  await quiet()
  expect(site.news).toEqual([])
})

test('a draft of a published page is told to nobody until it is published', async () => {
  const { id } = await makePage('Public')
  await told()
  await payload.update({ collection: 'pages', id, data: { title: 'Next' }, draft: true })
  await quiet()
  expect(site.news).toHaveLength(1)
  await payload.update({ collection: 'pages', id, data: { title: 'Next', ...published } })
  await told(2)
})

test('a page that moves is told at its old and its new address, and with it the redirect', async () => {
  const { id } = await makePage('Old place')
  await told()
  await payload.update({ collection: 'pages', id, data: { slug: 'new-place', ...published } })
  await told(2)
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
  expect(site.news[1]?.tags).toEqual(tags)
})

test('taking a page back and deleting one are told', async () => {
  const { id } = await makePage('Taken back')
  await told()
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
  await told(2)
  expect(site.news[1]?.tags).toEqual([
    `pages:${id}`,
    'pages:slug=taken-back',
    `pages:${id}:address`,
  ])
  const other = await makePage('Deleted')
  await told(3)
  await payload.delete({ collection: 'pages', id: other.id })
  await told(4)
  expect(site.news[3]?.tags).toEqual([
    `pages:${other.id}`,
    'pages:slug=deleted',
    `pages:${other.id}:address`,
  ])
})

test('pictures and settings are told by their own tags', async () => {
  const picture = await makePicture(payload, { alt: 'A bay' })
  await payload.update({ collection: 'media', id: picture, data: { alt: 'Another bay' } })
  await payload.updateGlobal({ slug: 'site', data: { name: 'Punta Alba', ...published } })
  await payload.updateGlobal({ slug: 'home', data: { blocks: [], ...published } })
  const all = () => site.news.flatMap(({ tags }) => tags)
  const wanted = [`media:${picture}`, 'global:site', 'global:home']
  await vi.waitFor(() => expect(all()).toEqual(expect.arrayContaining(wanted)), 5000)
})

test('a change that is rolled back is told to nobody', async () => {
  const reserved = payload.create({ collection: 'pages', data: { title: 'Map', ...published } })
  await expect(reserved).rejects.toThrow()
  await quiet()
  expect(site.news).toEqual([])
  expect(await waitingJobs()).toBe(0)
})

test('news that met a 500 is sent again, under the same id, until it is acknowledged', async () => {
  site.answers.push(500, 500)
  await makePage('Again')
  await told(3)
  await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), 5000)
  expect(new Set(site.news.map(({ id }) => id)).size).toBe(1)
})

test('while the site is away the backlog stays one job, and all of it arrives later', async () => {
  process.env.PUBLISH_URL = 'http://127.0.0.1:1/builds/publish'
  const ids = await Promise.all(['One', 'Two', 'Three'].map(makePage))
  await vi.waitFor(async () => expect(await waitingJobs()).toBe(1), 10_000)
  process.env.PUBLISH_URL = site.url
  await told()
  const tags = site.news.flatMap((one) => one.tags)
  expect(tags).toEqual(expect.arrayContaining(ids.map(({ id }) => `pages:${id}`)))
})

test('more news than the site reads at once arrives in several messages', async () => {
  const tags = Array.from({ length: 4500 }, (_, i) => `pages:${i}`)
  const input = { id: 'many', tags, tries: 0 }
  await payload.jobs.queue({ task: 'notify-site', queue: 'publish', input })
  await told(3)
  expect(site.news.map(({ id }) => id)).toEqual(['many', 'many-1', 'many-2'])
  expect(site.news.flatMap((one) => one.tags)).toEqual(tags)
})

test('a job that a killed process had taken up is freed at the next start', async () => {
  const { id } = await payload.jobs.queue({
    task: 'notify-site',
    queue: 'publish',
    input: { id: 'left', tags: ['pages:99'], tries: 0 },
  })
  await payload.db.updateJobs({ id, data: { processing: true }, returning: false })
  await quiet()
  expect(site.news).toEqual([])
  await freeAbandonedJobs(payload)
  await told()
  expect(site.news[0]).toMatchObject({ id: 'left', tags: ['pages:99'] })
})
