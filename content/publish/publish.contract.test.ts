import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openFakeSite } from '../testing/fake-site.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { makePicture } from '../testing/picture.ts'
import { latestPosition } from './changes/position.ts'
import { beginFeed, recordAlone } from './changes/record-changes.ts'
import { UNHURRIED } from './enqueue-publish.ts'
import { startNotifier, stopNotifier } from './notifier.ts'

const KEY = 'a key for tests alone'
const published = { _status: 'published' } as const

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
beforeEach(async () => {
  await settled()
  site.messages.length = 0
  site.onEach(() => {})
})
afterAll(async () => {
  await content[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

const latest = async () => (await latestPosition(payload))?.sequence

/** The site has acknowledged the latest change. */
const settled = () =>
  vi.waitFor(async () => expect(site.acknowledged()).toBe(await latest()), 15_000)

const makePage = (title: string) =>
  payload.create({ collection: 'pages', data: { title, ...published } })

const notified = (count = 1) =>
  vi.waitFor(() => expect(site.messages.length).toBeGreaterThanOrEqual(count), { timeout: 30_000 })

/** What a site receives for a new page, if nothing else was announced before it. */
const tagsOf = ({ id }: { id: number | string }, slug: string) => [
  `pages:${id}`,
  `pages:${id}:address`,
  `pages:slug=${slug}`,
]

/** The tags of all messages, after one about another page: changes are announced in their order. */
async function tagsUntil(title: string, slug: string) {
  const later = await makePage(title)
  await settled()
  return { sent: site.messages.map(({ tags }) => tags), later: tagsOf(later, slug) }
}

test('publishing sends a signed message at once, with the tags of the record and its address', async () => {
  const { id } = await makePage('At once')
  await notified()
  expect(site.messages).toEqual([
    {
      sequence: await latest(),
      tags: [`pages:${id}`, `pages:${id}:address`, 'pages:slug=at-once'],
      isSigned: true,
    },
  ])
})

test('changing the text of a page does not invalidate pages that only link to it', async () => {
  const { id } = await makePage('In the menu')
  await notified()
  await payload.update({ collection: 'pages', id, data: { title: 'New words', ...published } })
  await notified(2)
  expect(site.messages[1]?.tags).toEqual([`pages:${id}`])
})

test('changes of long work are gathered, until somebody else publishes', async () => {
  // The time for gathering is not over.
  vi.setSystemTime(new Date())
  const context = { [UNHURRIED]: true }
  const unhurried = (title: string) =>
    payload.create({ collection: 'pages', data: { title, ...published }, context })
  for (const title of ['First of many', 'Second of many']) await unhurried(title)
  expect(site.acknowledged()).toBe(Number(await latest()) - 2)
  expect(site.messages).toEqual([])
  await makePage('Of somebody else')
  await settled()
  vi.useRealTimers()
})

test('changes of long work that are made while the site is told of others wait, those of others do not', async () => {
  vi.setSystemTime(new Date())
  const context = { [UNHURRIED]: true }
  const data = { title: 'Of long work', ...published }
  await payload.create({ collection: 'pages', data, context })
  let isFirst = true
  site.onEach(async () => {
    if (isFirst) await payload.create({ collection: 'pages', data, context })
    isFirst = false
  })
  await makePage('Of somebody')
  await notified()
  await startNotifier(payload).idle()
  expect(site.messages).toHaveLength(1)
  site.onEach(async () => {
    if (site.messages.length === 1) await makePage('At the same time')
  })
  await makePage('Of somebody else')
  await settled()
  expect(site.messages).toHaveLength(3)
  vi.useRealTimers()
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
  const { sent, later } = await tagsUntil('After drafts', 'after-drafts')
  expect(sent).toEqual([later])
})

test('a draft of a published page sends no message until it is published', async () => {
  const page = await makePage('Public')
  await settled()
  const { id } = page
  await payload.update({ collection: 'pages', id, data: { title: 'Next' }, draft: true })
  const { sent, later } = await tagsUntil('After a draft', 'after-a-draft')
  expect(sent).toEqual([tagsOf(page, 'public'), later])
  await payload.update({ collection: 'pages', id, data: { title: 'Next', ...published } })
  await notified(3)
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
    `redirects:${docs[0]?.id}`,
    'redirects:list',
    `pages:${id}`,
    `pages:${id}:address`,
    'pages:slug=old-place',
    'pages:slug=new-place',
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
    `pages:${id}:address`,
    'pages:slug=taken-back',
  ])
  const other = await makePage('Deleted')
  await notified(3)
  await payload.delete({ collection: 'pages', id: other.id })
  await notified(4)
  expect(site.messages[3]?.tags).toEqual([
    `pages:${other.id}`,
    `pages:${other.id}:address`,
    'pages:slug=deleted',
  ])
})

test('unpublishing several pages with one request tells of each', async () => {
  const titles = ['One', 'Two', 'Three', 'Four']
  const pages = await Promise.all(titles.map((title) => makePage(`Bulk ${title}`)))
  await settled()
  site.messages.length = 0
  const where = { id: { in: pages.map(({ id }) => id) } }
  await payload.update({ collection: 'pages', where, data: { _status: 'draft' } })
  await notified()
  const told = pages.flatMap((page, i) => tagsOf(page, `bulk-${titles[i]?.toLowerCase()}`))
  expect(site.messages.flatMap(({ tags }) => tags)).toEqual(expect.arrayContaining(told))
})

test('a record is deleted with all its tags, whatever fields the client selects', async () => {
  const { id } = await makePage('Half answered')
  await notified()
  await payload.delete({ collection: 'pages', id, select: { title: true } })
  await notified(2)
  expect(site.messages[1]?.tags).toEqual([
    `pages:${id}`,
    `pages:${id}:address`,
    'pages:slug=half-answered',
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
  const { sent, later } = await tagsUntil('After a rollback', 'after-a-rollback')
  expect(sent).toEqual([later])
})

test('a message that is answered 500 is sent again until it is acknowledged', async () => {
  site.statuses.push(500, 500)
  await makePage('Again')
  await notified(3)
  await settled()
  expect(new Set(site.messages.map(({ sequence }) => sequence)).size).toBe(1)
})

test('records published during an outage of the site are announced in one message afterwards', async () => {
  process.env.PUBLISH_URL = 'http://127.0.0.1:1/publish'
  const ids = await Promise.all(['One', 'Two', 'Three'].map(makePage))
  process.env.PUBLISH_URL = site.url
  await settled()
  const tags = site.messages.flatMap((one) => one.tags)
  expect(tags).toEqual(expect.arrayContaining(ids.map(({ id }) => `pages:${id}`)))
})

test('messages that a killed process did not send are sent by the next one', async () => {
  await stopNotifier(payload)
  const left = await makePage('Left')
  startNotifier(payload)
  await settled()
  // A message before the start would be one more: a new notifier does not know what is acknowledged.
  const { sent, later } = await tagsUntil('After a start', 'after-a-start')
  expect(sent).toEqual([tagsOf(left, 'left'), later])
})

test('a change of another process is announced within seconds', async () => {
  await recordAlone(payload, ['pages:from-elsewhere'])
  await notified()
  expect(site.messages[0]?.tags).toEqual(['pages:from-elsewhere'])
})

test('each replica of the site acknowledges for itself, and one that hangs delays no other', async () => {
  await using second = await openFakeSite(KEY)
  await using hanging = await openFakeSite(KEY)
  const end = Promise.withResolvers<void>()
  hanging.onEach(() => end.promise)
  second.statuses.push(503)
  process.env.PUBLISH_URL = `${hanging.url}, ${site.url}, ${second.url}`
  const begun = Date.now()
  await makePage('For all')
  await settled()
  expect(Date.now() - begun).toBeLessThan(4000)
  expect(second.acknowledged()).toBeLessThan((await latest()) ?? 0)
  await vi.waitFor(async () => expect(second.acknowledged()).toBe(await latest()), 15_000)
  expect(hanging.acknowledged()).toBe(0)
  end.resolve()
  await vi.waitFor(async () => expect(hanging.acknowledged()).toBe(await latest()), 15_000)
  expect(site.messages).toHaveLength(1)
  process.env.PUBLISH_URL = site.url
})
