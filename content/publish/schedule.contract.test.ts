import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TaskSchedulePublish } from '../payload-types.ts'
import { openFakeSite } from '../test/fake-site.ts'
import { openContent, type TestContent } from '../test/payload.ts'
import { type Person, signIn } from '../test/people.ts'
import { log } from './log.ts'

const KEY = 'a key for tests alone'
const published = { _status: 'published' } as const

let content: TestContent
let payload: Payload
let site: Awaited<ReturnType<typeof openFakeSite>>
let publisher: Person
let editor: Person

beforeAll(async () => {
  content = await openContent()
  const { default: config } = await import('../payload.config.ts')
  payload = await getPayload({ config, cron: true })
  site = await openFakeSite(KEY)
  process.env.PUBLISH_KEY = KEY
  process.env.PUBLISH_URL = site.url
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
})
beforeEach(async () => {
  await noJobs()
  site.news.length = 0
})
afterAll(async () => {
  await content[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

type Wish = Omit<TaskSchedulePublish['input'], 'user'>

/** What the studio writes down when somebody sets a time. */
const schedule = (wish: Wish, person = publisher, waitUntil = new Date()) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: { ...wish, user: { relationTo: 'users', value: person.id } },
    waitUntil,
  })

/** The studio writes the id as text, whatever the types say. */
const page = (id: number) => {
  const value = String(id) as unknown as number
  return { doc: { relationTo: 'pages' as const, value } }
}

const noJobs = () =>
  vi.waitFor(async () => {
    expect((await payload.db.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
  }, 15_000)

const told = (tag: string) =>
  vi.waitFor(() => expect(site.news.flatMap(({ tags }) => tags)).toContain(tag), 15_000)

const publicPage = (id: number) => payload.findByID({ collection: 'pages', id, depth: 0 })

const draftOf = (title: string) =>
  payload.create({ collection: 'pages', data: { title }, draft: true })

test('a page is published when its time has come, not before, and the site is told', async () => {
  const [due, later] = [await draftOf('Due'), await draftOf('Later')]
  const tomorrow = new Date(Date.now() + 86_400_000)
  const { id } = await schedule({ type: 'publish', ...page(later.id) }, publisher, tomorrow)
  await schedule({ type: 'publish', ...page(due.id) })
  await told(`pages:${due.id}`)
  expect((await publicPage(due.id))._status).toBe('published')
  expect((await publicPage(later.id))._status).toBe('draft')
  await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { equals: id } } })
})

test('what is published is the newest draft, and the page before it stays in the history', async () => {
  const { id } = await payload.create({ collection: 'pages', data: { title: 'Old', ...published } })
  await payload.update({ collection: 'pages', id, data: { title: 'New' }, draft: true })
  await schedule({ type: 'publish', ...page(id) })
  await vi.waitFor(async () => expect((await publicPage(id)).title).toBe('New'), 15_000)
  const versions = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
  })
  expect(versions.docs.map(({ version }) => version.title)).toContain('Old')
})

test('a page is taken back when its time has come', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Fair', ...published },
  })
  await told(`pages:${id}`)
  site.news.length = 0
  await schedule({ type: 'unpublish', ...page(id) })
  await told(`pages:${id}`)
  expect((await publicPage(id))._status).toBe('draft')
})

test('settings follow a timetable as well', async () => {
  await payload.updateGlobal({ slug: 'site', data: { name: 'Before', ...published } })
  await payload.updateGlobal({ slug: 'site', data: { name: 'After' }, draft: true })
  await schedule({ type: 'publish', global: 'site' })
  await told('global:site')
  await vi.waitFor(async () => {
    expect((await payload.findGlobal({ slug: 'site' })).name).toBe('After')
  }, 15_000)
})

test('publishing by hand while the clock publishes loses neither, and leaves no job behind', async () => {
  const pages = await Promise.all(['One', 'Two', 'Three', 'Four'].map(draftOf))
  await Promise.all(pages.map(({ id }) => schedule({ type: 'publish', ...page(id) })))
  const byHand = pages.map(({ id, title }) =>
    publisher.ask('PATCH', `/pages/${id}`, { title: `${title} by hand`, ...published }),
  )
  const run = payload.jobs.run({ queue: 'default', silent: true })
  const answers = await Promise.all(byHand)
  await run
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await noJobs()
  for (const { id, title } of pages) {
    expect(await publicPage(id)).toMatchObject({ title: `${title} by hand`, _status: 'published' })
    await told(`pages:${id}`)
  }
})

test('a page that somebody is editing is published all the same', async () => {
  const { id } = await draftOf('Open on a screen')
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'pages', value: id },
      user: { relationTo: 'users', value: editor.id },
    },
  })
  await schedule({ type: 'publish', ...page(id) })
  await told(`pages:${id}`)
})

test('a publication that fails when its time has come is tried again until it is done', async () => {
  const warning = vi.spyOn(log, 'warn')
  const { id } = await draftOf('Second try')
  const update = vi.spyOn(payload, 'update').mockRejectedValueOnce(new Error('The disk is full.'))
  await schedule({ type: 'publish', ...page(id) })
  await vi.waitFor(async () => expect((await publicPage(id))._status).toBe('published'), 30_000)
  expect(warning).toHaveBeenCalledWith(
    expect.stringContaining(`pages ${id} failed and is tried again`),
    expect.anything(),
  )
  expect(update).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
}, 40_000)

test('a timetable that an editor brought about publishes nothing', async () => {
  const { id } = await draftOf('Not yet')
  const job = await schedule({ type: 'publish', ...page(id) }, editor)
  await vi.waitFor(async () => {
    const { docs } = await payload.find({ collection: 'payload-jobs' })
    expect(docs[0]).toMatchObject({ id: job.id, hasError: true, processing: false })
  }, 15_000)
  expect((await publicPage(id))._status).toBe('draft')
  await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { equals: job.id } } })
})

test('deleting a page takes its timetable along', async () => {
  const { id } = await draftOf('Gone before')
  await schedule({ type: 'publish', ...page(id) }, publisher, new Date(Date.now() + 86_400_000))
  await payload.delete({ collection: 'pages', id })
  await noJobs()
})

test('an editor cancels no timetable of a publisher', async () => {
  const { id } = await draftOf('Announced')
  const tomorrow = new Date(Date.now() + 86_400_000)
  const job = await schedule({ type: 'publish', ...page(id) }, publisher, tomorrow)
  const cancel = async (person: Person) => {
    const account = await payload.findByID({ collection: 'users', id: person.id })
    const user = { ...account, collection: 'users' as const }
    const where = { id: { equals: job.id } }
    // As the studio's own action does: without a look at the rights.
    return payload.delete({ collection: 'payload-jobs', where, user })
  }
  await expect(cancel(editor)).rejects.toThrow(/not allowed/)
  expect((await cancel(publisher)).docs).toHaveLength(1)
})
