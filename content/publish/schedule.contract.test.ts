import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freeAbandonedJobs } from '../payload/workarounds/free-abandoned-jobs.ts'
import type { TaskSchedulePublish } from '../payload-types.ts'
import { log } from '../service/publish-log.ts'
import { holdTimers, runDueJobs } from '../testing/due-jobs.ts'
import { openFakeSite } from '../testing/fake-site.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import { beginFeed } from './changes/record-changes.ts'
import { startNotifier } from './notifier.ts'

const KEY = 'a key for tests alone'
const published = { _status: 'published' } as const

let content: TestContent
let payload: Payload
let site: Awaited<ReturnType<typeof openFakeSite>>
let publisher: Person
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await holdTimers(payload)
  await beginFeed(payload)
  site = await openFakeSite(KEY, { payload })
  process.env.PUBLISH_KEY = KEY
  process.env.PUBLISH_URL = site.url
  startNotifier(payload)
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
})
beforeEach(() => {
  site.messages.length = 0
})
afterAll(async () => {
  await content[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

type ScheduleInput = Omit<TaskSchedulePublish['input'], 'user'>

/** Queues the job that the studio queues when a time is set. */
const schedule = (input: ScheduleInput, person = publisher, waitUntil = new Date()) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: { ...input, user: { relationTo: 'users', value: person.id } },
    waitUntil,
  })

/** The studio stores the id as a string, contrary to the types. */
const page = (id: number) => {
  const value = String(id) as unknown as number
  return { doc: { relationTo: 'pages' as const, value } }
}

const countJobs = async () => (await payload.db.count({ collection: 'payload-jobs' })).totalDocs

const notified = (tag: string) =>
  vi.waitFor(() => expect(site.messages.flatMap(({ tags }) => tags)).toContain(tag))

/** Runs the jobs that wait for another try, without the pause before it. */
async function runAgain() {
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false })
  for (const { id } of docs) {
    const data = { waitUntil: new Date(0).toISOString() }
    await payload.db.updateJobs({ id, data, returning: false })
  }
  await runDueJobs(payload)
}

const publicPage = (id: number) => payload.findByID({ collection: 'pages', id, depth: 0 })

const draftOf = (title: string) =>
  payload.create({ collection: 'pages', data: { title }, draft: true })

test('the service looks for due jobs every five seconds, in each queue', () => {
  const next = payload.crons.map((timer) => timer.nextRuns(2).map(Number))
  expect(next.map(([first = 0, second = 0]) => second - first)).toEqual([5000, 5000, 5000])
})

test('a page is published when it is due, not before, and the site is notified', async () => {
  const [due, later] = [await draftOf('Due'), await draftOf('Later')]
  const tomorrow = new Date(Date.now() + 86_400_000)
  const { id } = await schedule({ type: 'publish', ...page(later.id) }, publisher, tomorrow)
  await schedule({ type: 'publish', ...page(due.id) })
  await runDueJobs(payload)
  await notified(`pages:${due.id}`)
  expect((await publicPage(due.id))._status).toBe('published')
  expect((await publicPage(later.id))._status).toBe('draft')
  await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { equals: id } } })
})

test('a scheduled publish uses the newest draft and keeps the previous version', async () => {
  const { id } = await payload.create({ collection: 'pages', data: { title: 'Old', ...published } })
  await payload.update({ collection: 'pages', id, data: { title: 'New' }, draft: true })
  await schedule({ type: 'publish', ...page(id) })
  await runDueJobs(payload)
  expect((await publicPage(id)).title).toBe('New')
  const versions = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
  })
  expect(versions.docs.map(({ version }) => version.title)).toContain('Old')
})

test('a page is unpublished when it is due', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Fair', ...published },
  })
  await notified(`pages:${id}`)
  site.messages.length = 0
  await schedule({ type: 'unpublish', ...page(id) })
  await runDueJobs(payload)
  await notified(`pages:${id}`)
  expect((await publicPage(id))._status).toBe('draft')
})

test('globals can be scheduled as well', async () => {
  await payload.updateGlobal({ slug: 'site', data: { name: 'Before', ...published } })
  await payload.updateGlobal({ slug: 'site', data: { name: 'After' }, draft: true })
  await schedule({ type: 'publish', global: 'site' })
  await runDueJobs(payload)
  await notified('global:site')
  expect((await payload.findGlobal({ slug: 'site' })).name).toBe('After')
})

test('publishing by hand during a scheduled publish loses neither and leaves no job', async () => {
  const pages = await Promise.all(['One', 'Two', 'Three', 'Four'].map(draftOf))
  await Promise.all(pages.map(({ id }) => schedule({ type: 'publish', ...page(id) })))
  const byHand = pages.map(({ id, title }) =>
    publisher.ask('PATCH', `/pages/${id}`, { title: `${title} by hand`, ...published }),
  )
  const run = runDueJobs(payload)
  const answers = await Promise.all(byHand)
  await run
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  // A schedule that met a publish by hand is tried again; nothing else is left to do.
  await runAgain()
  expect(await countJobs()).toBe(0)
  for (const { id, title } of pages) {
    expect(await publicPage(id)).toMatchObject({ title: `${title} by hand`, _status: 'published' })
    await notified(`pages:${id}`)
  }
})

test('a page that is locked by an editor is published anyway', async () => {
  const { id } = await draftOf('Open on a screen')
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'pages', value: id },
      user: { relationTo: 'users', value: editor.id },
    },
  })
  await schedule({ type: 'publish', ...page(id) })
  await runDueJobs(payload)
  await notified(`pages:${id}`)
})

test('a scheduled publish that fails is retried until it succeeds', async () => {
  const warning = vi.spyOn(log, 'warn')
  const { id } = await draftOf('Second try')
  const update = vi.spyOn(payload, 'update').mockRejectedValueOnce(new Error('The disk is full.'))
  await schedule({ type: 'publish', ...page(id) })
  await runDueJobs(payload)
  expect((await publicPage(id))._status).toBe('draft')
  await runAgain()
  expect((await publicPage(id))._status).toBe('published')
  expect(warning).toHaveBeenCalledWith(
    expect.stringContaining(`Scheduled publish failed, will retry: pages ${id}`),
    expect.anything(),
  )
  expect(update).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

test('a schedule created by an editor without the right to publish does nothing', async () => {
  const { id } = await draftOf('Not yet')
  const job = await schedule({ type: 'publish', ...page(id) }, editor)
  await runDueJobs(payload)
  const { docs } = await payload.find({ collection: 'payload-jobs' })
  expect(docs[0]).toMatchObject({ id: job.id, hasError: true, processing: false })
  expect((await publicPage(id))._status).toBe('draft')
  await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { equals: job.id } } })
})

test('a job that a killed process was running is freed at the next start', async () => {
  const left = await draftOf('Left behind')
  const tomorrow = new Date(Date.now() + 86_400_000)
  const job = await schedule({ type: 'publish', ...page(left.id) }, publisher, tomorrow)
  const data = { processing: true, waitUntil: new Date(0).toISOString() }
  await payload.db.updateJobs({ id: job.id, data, returning: false })
  await freeAbandonedJobs(payload)
  await runDueJobs(payload)
  await notified(`pages:${left.id}`)
  expect((await publicPage(left.id))._status).toBe('published')
})

test('deleting a page deletes its scheduled jobs', async () => {
  const { id } = await draftOf('Gone before')
  await schedule({ type: 'publish', ...page(id) }, publisher, new Date(Date.now() + 86_400_000))
  await payload.delete({ collection: 'pages', id })
  expect(await countJobs()).toBe(0)
})

test('an editor cannot cancel the schedule of a publisher', async () => {
  const { id } = await draftOf('Announced')
  const tomorrow = new Date(Date.now() + 86_400_000)
  const job = await schedule({ type: 'publish', ...page(id) }, publisher, tomorrow)
  const cancel = async (person: Person) => {
    const account = await payload.findByID({ collection: 'users', id: person.id })
    const user = { ...account, collection: 'users' as const }
    const where = { id: { equals: job.id } }
    // The studio's own server action skips access control as well.
    return payload.delete({ collection: 'payload-jobs', where, user })
  }
  await expect(cancel(editor)).rejects.toThrow(/not allowed/)
  expect((await cancel(publisher)).docs).toHaveLength(1)
})
