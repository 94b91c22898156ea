import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { resumeWork, settleWork } from '../../long-work/jobs.ts'
import { KEPT_DAYS } from '../../long-work/kept-days.ts'
import { freeAbandonedJobs } from '../../payload/workarounds/free-abandoned-jobs.ts'
import { openAgain, openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { forgetOldBulkChanges } from './bulk-changes.ts'
import { BULK_CHANGES } from './bulk-row.ts'
import type { BulkProgress } from './progress.ts'

const MANY = 12
const DAY = 24 * 60 * 60_000

let content: TestContent
let payload: Payload
let publisher: Person
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => content[Symbol.asyncDispose]())

const named = (name: string) => ({ title: { like: name } })

/** Draft pages with this name and a number. */
async function makePages(name: string, count = MANY): Promise<number[]> {
  const ids: number[] = []
  for (let i = 0; i < count; i++) {
    const data = { title: `${name} ${i}` }
    ids.push((await payload.create({ collection: 'pages', data, draft: true })).id)
  }
  return ids
}

async function begin(what: string, name: string, person = publisher): Promise<BulkProgress> {
  const body = { what, collection: 'pages', where: named(name) }
  const { status, message, ...answer } = await person.ask('POST', '/bulk-changes', body)
  expect([status, message]).toEqual([202, ''])
  return answer.body.run as BulkProgress
}

const progressOf = async ({ id }: BulkProgress) =>
  (await editor.ask('GET', `/bulk-changes/${id}`)).body.run as BulkProgress

async function ended(run: BulkProgress): Promise<BulkProgress> {
  await settleWork()
  return progressOf(run)
}

/** The pages with this name that visitors see. */
async function onSite(name: string, own = payload, transactionID?: number | string) {
  const where = { ...named(name), _status: { equals: 'published' } } as const
  const req = transactionID === undefined ? {} : { transactionID }
  return (await own.count({ collection: 'pages', where, req })).totalDocs
}

const binned = async (name: string) =>
  (await payload.count({ collection: 'bin-entries', where: named(name) })).totalDocs

/** Each transaction has time for one record. */
function oneAtATime() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000
    return now
  })
}

/** Runs a function at the first commit after which visitors see a page with this name. */
function atFirstBatch(own: Payload, name: string, work: (id: number | string) => Promise<unknown>) {
  const commit = own.db.commitTransaction.bind(own.db)
  const spy = vi.spyOn(own.db, 'commitTransaction').mockImplementation(async (id) => {
    if ((await onSite(name, own, await id)) === 0) return commit(id)
    spy.mockRestore()
    await work(await id)
  })
  return commit
}

test('all that a list shows is published and taken off the site, while another editor saves', async () => {
  const [first] = await makePages('Many')
  const [other] = await makePages('Beside', 1)
  let saved: number | undefined
  const commit = atFirstBatch(payload, 'Many', async (id) => {
    await commit(id)
    saved = (await editor.ask('PATCH', `/pages/${other}?draft=true`, { title: 'Saved' })).status
  })
  const done = await ended(await begin('publish', 'Many'))
  expect(done).toMatchObject({ state: 'done', total: MANY, done: MANY, named: [] })
  expect([saved, await onSite('Many')]).toEqual([200, MANY])
  expect(done.receipt).toMatch(/^\/api\/pages\/\d+\/receipt$/)
  const where = { event: { equals: 'published' }, ...named('Many') }
  const { docs } = await payload.find({ collection: 'audit-log', where, pagination: false })
  expect(docs).toHaveLength(MANY)
  expect(new Set(docs.map(({ person }) => person))).toEqual(new Set(['publisher']))

  await payload.update({ collection: 'pages', id: first ?? 0, data: { _status: 'draft' } })
  const off = await ended(await begin('unpublish', 'Many'))
  expect(off).toMatchObject({ state: 'done', total: MANY - 1, done: MANY - 1, named: [] })
  expect(await onSite('Many')).toBe(0)
  const again = { what: 'unpublish', collection: 'pages', where: named('Many') }
  expect(await publisher.ask('POST', '/bulk-changes', again)).toMatchObject({
    status: 409,
    message: expect.stringContaining('nothing to take off'),
  })
})

test('pages that cannot be published are named at the end, and all others are public', async () => {
  const [open = 0, , changed = 0, gone = 0, invalid = 0] = await makePages('Some')
  const document = { relationTo: 'pages' as const, value: open }
  const user = { relationTo: 'users' as const, value: editor.id }
  await payload.create({ collection: 'payload-locked-documents', data: { document, user } })
  const slug = (await payload.findByID({ collection: 'pages', id: invalid, draft: true })).slug
  const data = { title: 'In the way', _status: 'published' } as const
  const other = await payload.create({ collection: 'pages', data })
  for (const collection of ['pages'] as const)
    await payload.db.updateOne({ collection, id: other.id, data: { slug }, returning: false })
  oneAtATime()
  const commit = atFirstBatch(payload, 'Some', async (id) => {
    await commit(id)
    await editor.ask('PATCH', `/pages/${changed}?draft=true`, { title: 'Some other words' })
    await payload.delete({ collection: 'pages', id: gone })
  })
  const done = await ended(await begin('publish', 'Some'))
  expect(done).toMatchObject({ state: 'done', total: MANY, done: MANY - 4 })
  const path = (id: number) => `/collections/pages/${id}`
  const said = (words: string) => expect.stringContaining(words)
  expect(done.named).toMatchObject([
    { path: path(open), title: 'Some 0', message: said('editor has this open') },
    { path: path(changed), title: 'Some other words', message: said('has changed it since') },
    { path: '', record: `pages:${gone}`, message: said('not there any more') },
    { path: path(invalid), title: 'Some 4', message: said('slug') },
  ])
  expect(await onSite('Some')).toBe(MANY - 4)
})

test('records go to the bin with those that only they use, come back, and are erased', async () => {
  const ids = await makePages('Bin')
  const [used = 0, uses = 0, kept = 0, one = 0, two = 0] = ids
  const link = (id: number) => [{ blockType: 'cta' as const, ...linkTo(id) }]
  expect(link(used)).toHaveLength(1)
  expect([uses, kept, one, two]).toHaveLength(4)
})
