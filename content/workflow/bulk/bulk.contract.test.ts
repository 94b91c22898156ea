import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTick } from 'node:timers/promises'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { resumeWork, settleWork } from '../../long-work/jobs.ts'
import { KEPT_DAYS } from '../../long-work/kept-days.ts'
import { workOff } from '../../long-work/work-off.ts'
import { findReferencingRows } from '../../overview/references/find-referencing-rows.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { freeAbandonedJobs } from '../../payload/workarounds/free-abandoned-jobs.ts'
import { othersWait } from '../../payload/workarounds/one-writer.ts'
import { noteRequest } from '../../service/people-first.ts'
import { block } from '../../testing/block.ts'
import { isOnPostgres } from '../../testing/database-url.ts'
import { openAgain, openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import { eraseIn } from '../bin/erase.ts'
import { forgetOldBulkChanges } from './bulk-changes.ts'
import { BULK_CHANGES } from './bulk-row.ts'
import { OPEN_FOR } from './open-for.ts'
import type { BulkProgress } from './progress.ts'
import { bulkWork } from './work.ts'

const MANY = 12
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

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

const askFor = (what: string, name: string, person = publisher) =>
  person.ask('POST', '/bulk-changes', { what, collection: 'pages', where: named(name) })

async function begin(what: string, name: string, person = publisher): Promise<BulkProgress> {
  const { status, message, body } = await askFor(what, name, person)
  expect([status, message]).toEqual([202, ''])
  return body.run as BulkProgress
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

const publishAll = (ids: number[]) =>
  payload.update({
    collection: 'pages',
    where: { id: { in: ids } },
    data: { _status: 'published' },
  })

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
  expect(await askFor('unpublish', 'Many')).toMatchObject({
    status: 409,
    message: expect.stringContaining('nothing to take off'),
  })
})

test('pages that cannot be published are named at the end, and all others are public', async () => {
  const [open = 0, , changed = 0, gone = 0, invalid = 0] = await makePages('Some')
  const document = { relationTo: 'pages' as const, value: open }
  const user = { relationTo: 'users' as const, value: editor.id }
  await payload.create({ collection: 'payload-locked-documents', data: { document, user } })
  const blocks = [block('banner_cta', { title: '' })]
  await payload.update({ collection: 'pages', id: invalid, data: { blocks }, draft: true })
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
    { path: path(invalid), title: 'Some 4', message: said('Title') },
  ])
  expect(await onSite('Some')).toBe(MANY - 4)
})

test('a list goes to the bin with those that only it uses, comes back, and is erased', async () => {
  const ids = await makePages('Gone')
  const [one = 0, two = 0, used = 0] = ids
  const link = (page: number) => ({ label: 'There', target: 'page' as const, page })
  const uses = (page: number) => ({ blocks: [block('feature_5050', { link: link(page) })] })
  const update = (id: number, data: object) =>
    payload.update({ collection: 'pages', id, data, draft: true })
  // Each uses the other, and a page outside uses a third.
  await update(one, uses(two))
  await update(two, uses(one))
  const [outside = 0] = await makePages('Outside', 1)
  await update(outside, uses(used))
  const done = await ended(await begin('bin', 'Gone', editor))
  expect(done).toMatchObject({ state: 'done', total: MANY, done: MANY - 1 })
  expect(done.named).toMatchObject([
    { record: `pages:${used}`, message: expect.stringContaining('“Outside 0”') },
  ])
  expect(await binned('Gone')).toBe(MANY - 1)

  const back = await editor.ask('POST', `/bulk-changes/${done.id}/bring-back`)
  expect(back.body.run).toMatchObject({ what: 'bring-back', about: 'pages' })
  expect(await ended(back.body.run as BulkProgress)).toMatchObject({ done: MANY - 1, named: [] })
  expect(await binned('Gone')).toBe(0)

  await ended(await begin('bin', 'Gone', editor))
  const erase = { what: 'erase' }
  expect((await editor.ask('POST', '/bulk-changes', erase)).status).toBe(403)
  const all = (await payload.count({ collection: 'bin-entries' })).totalDocs
  const { run } = (await publisher.ask('POST', '/bulk-changes', erase)).body
  const erased = await ended(run as BulkProgress)
  expect(erased).toMatchObject({ about: 'bin', state: 'done', total: all, done: all, named: [] })
  expect((await payload.count({ collection: 'bin-entries' })).totalDocs).toBe(0)
  const versions = await payload.countVersions({
    collection: 'pages',
    where: { parent: { equals: one } },
  })
  expect(versions.totalDocs).toBe(0)
  expect((await publisher.ask('POST', '/bulk-changes', erase)).message).toContain('empty already')
})

test('a record that many use is erased in several transactions, with all references to it', async () => {
  const image = await makePicture(payload, { alt: 'Everywhere' })
  const blocks = [block('image_carousel', { images: [image] })]
  const ids = await makePages('Shows it', 3)
  for (const id of ids)
    await payload.update({ collection: 'pages', id, data: { blocks, _status: 'published' } })
  await publisher.ask('DELETE', `/media/${image}?removeReferences=true`)
  oneAtATime()
  const left: number[] = []
  const commit = payload.db.commitTransaction.bind(payload.db)
  vi.spyOn(payload.db, 'commitTransaction').mockImplementation(async (id) => {
    await commit(id)
    left.push((await findReferencingRows(req, { collection: 'media', id: image })).length)
  })
  const req = await createLocalReq({}, payload)
  const body = { what: 'erase', records: [`media:${image}`] }
  const { run } = (await publisher.ask('POST', '/bulk-changes', body)).body
  expect(await ended(run as BulkProgress)).toMatchObject({ state: 'done', total: 1, done: 1 })
  // The public row and the newest version of each page.
  expect([...new Set(left)]).toEqual([6, 5, 4, 3, 2, 1, 0])
  const where = { id: { equals: image } }
  expect(await payload.db.findOne({ collection: 'media', where })).toBeNull()
})

test.skipIf(!isOnPostgres())(
  'what is saved while references are looked for is kept when they are removed',
  async () => {
    const image = await makePicture(payload, { alt: 'Saved beside' })
    const blocks = [block('image_carousel', { images: [image] })]
    const [page = 0] = await makePages('Saved beside', 1)
    const autosave = (data: object) =>
      payload.update({ collection: 'pages', id: page, data, draft: true, autosave: true })
    await autosave({ title: 'A', blocks })
    await publisher.ask('DELETE', `/media/${image}?removeReferences=true`)
    const find = payload.db.findVersions.bind(payload.db)
    const spy = vi.spyOn(payload.db, 'findVersions').mockImplementation(async (query) => {
      const found = await find<never>(query)
      if (query.collection !== 'pages' || found.docs.length === 0) return found
      spy.mockRestore()
      // Between the reading of the version and its writing.
      await autosave({ title: 'AB' })
      return found
    })
    const body = { what: 'erase', records: [`media:${image}`] }
    const { run } = (await publisher.ask('POST', '/bulk-changes', body)).body
    expect(await ended(run as BulkProgress)).toMatchObject({ state: 'done', done: 1, named: [] })
    expect(vi.isMockFunction(payload.db.findVersions)).toBe(false)
    const draft = await payload.findByID({ collection: 'pages', id: page, draft: true, depth: 0 })
    expect(draft).toMatchObject({ title: 'AB', blocks: [{ images: [] }] })
  },
)

test('what was half erased is said to be without references when it is brought back', async () => {
  const image = await makePicture(payload, { alt: 'Half' })
  const blocks = [block('image_carousel', { images: [image] })]
  for (const id of await makePages('Shows half', 2))
    await payload.update({ collection: 'pages', id, data: { blocks }, draft: true })
  await publisher.ask('DELETE', `/media/${image}?removeReferences=true`)
  const req = await createLocalReq({}, payload)
  expect(await inTransaction(req, () => eraseIn(req, `media:${image}`, () => true))).toBe(false)
  const body = { what: 'bring-back', records: [`media:${image}`] }
  const { run } = (await publisher.ask('POST', '/bulk-changes', body)).body
  expect(await ended(run as BulkProgress)).toMatchObject({
    ...{ state: 'done', done: 1, named: [] },
    noted: [
      { record: `media:${image}`, message: expect.stringContaining('without the references') },
    ],
  })
})

test('a page in the bin is named if one that uses it stays, until that result is closed', async () => {
  const [used = 0, user = 0] = await makePages('Pair', 2)
  const link = (page: number) => ({ label: 'There', target: 'page' as const, page })
  const uses = (page: number) => ({ blocks: [block('feature_5050', { link: link(page) })] })
  for (const [id, page] of [
    [used, user],
    [user, used],
  ] as const)
    await payload.update({ collection: 'pages', id, data: uses(page), draft: true })
  const document = { relationTo: 'pages' as const, value: user }
  const person = { relationTo: 'users' as const, value: publisher.id }
  const data = { document, user: person }
  oneAtATime()
  // Each waits for the other; somebody opens the second once the first is in the bin.
  const commit = payload.db.commitTransaction.bind(payload.db)
  const spy = vi.spyOn(payload.db, 'commitTransaction').mockImplementation(async (id) => {
    await commit(id)
    if ((await binned('Pair')) === 0) return
    spy.mockRestore()
    await payload.create({ collection: 'payload-locked-documents', data })
  })
  const run = await ended(await begin('bin', 'Pair', editor))
  expect(run).toMatchObject({
    ...{ state: 'done', done: 1, named: [{ record: `pages:${user}` }] },
    noted: [{ record: `pages:${used}`, message: expect.stringContaining('“Pair 1”') }],
  })
  const open = async () => (await editor.ask('GET', '/bulk-changes?about=pages')).body.run
  expect(await open()).toMatchObject({ id: run.id })
  expect((await editor.ask('POST', `/bulk-changes/${run.id}/seen`)).status).toBe(200)
  expect(await open()).not.toMatchObject({ id: run.id })
  await publisher.ask('POST', `/bulk-changes/${run.id}/bring-back`)
  await settleWork()
})

test('an error of the database that is soon over does not end a work, except at the last try', async () => {
  const fault = (code: string) => Object.assign(new Error('of the database'), { code })
  const write = (code = '57P01') =>
    vi
      .spyOn(payload.db, 'updateOne')
      .mockRejectedValueOnce(new Error('wrapped', { cause: fault(code) }))
  await makePages('Deadlock', 2)
  write('40P01')
  expect(await ended(await begin('publish', 'Deadlock'))).toMatchObject({ state: 'done', done: 2 })

  await makePages('Other server', 2)
  write()
  const run = await begin('publish', 'Other server')
  expect(await ended(run)).toMatchObject({ state: 'running', done: 0 })
  vi.restoreAllMocks()
  await resumeWork(BULK_CHANGES, payload)
  await payload.jobs.run({ queue: BULK_CHANGES.queue })
  expect(await progressOf(run)).toMatchObject({ state: 'done', done: 2 })

  await makePages('Always', 2)
  write()
  const other = await begin('publish', 'Always')
  await settleWork()
  write()
  await workOff(payload, other.id, bulkWork, true)
  const failed = await progressOf(other)
  expect(failed).toMatchObject({ state: 'failed', may: { continue: false } })
  expect(failed.reason).toContain('Something went wrong')
})

test.skipIf(isOnPostgres())('a batch ends when somebody waits for the database', async () => {
  await makePages('Polite', 3)
  const [other] = await makePages('Waiting', 1)
  let done: unknown
  // The first record is being changed: the other one waits until its batch is stored.
  const update = vi.spyOn(payload, 'update')
  update.mockImplementationOnce(async (options) => {
    update.mockRestore()
    void editor.ask('PATCH', `/pages/${other}?draft=true`, { title: 'Waiting' }).then(async () => {
      done = (await editor.ask('GET', '/bulk-changes?about=pages')).body.run
    })
    while (!othersWait(payload)) await nextTick()
    return payload.update(options)
  })
  expect(await ended(await begin('publish', 'Polite'))).toMatchObject({ done: 3, named: [] })
  expect(done).toMatchObject({ state: 'running', done: 1 })
})

test('the next batch waits while somebody waits for an answer of the studio', async () => {
  await makePages('Patient', 3)
  oneAtATime()
  const events: string[] = []
  const begins = payload.db.beginTransaction.bind(payload.db)
  vi.spyOn(payload.db, 'beginTransaction').mockImplementation((options) => {
    events.push('begin')
    return begins(options)
  })
  const answer = new EventEmitter()
  const commit = atFirstBatch(payload, 'Patient', async (id) => {
    noteRequest('/api/pages/1', answer as ServerResponse)
    await commit(id)
    events.splice(0)
    void answerAfter(20)
  })
  async function answerAfter(turns: number) {
    for (let turn = 0; turn < turns; turn++) await nextTick()
    events.push('answer')
    answer.emit('close')
  }
  expect(await ended(await begin('publish', 'Patient'))).toMatchObject({ done: 3, named: [] })
  expect(events.slice(0, 2)).toEqual(['answer', 'begin'])
})

test('“Edit” of a list goes on by itself with more than 25 records, as a draft or published', async () => {
  const ids = await makePages('Sheet', 26)
  const few = '/pages?draft=true&where[title][equals]=Sheet 3'
  const alone = await editor.ask('PATCH', few, { title: 'Sheet three', _status: 'draft' })
  expect([alone.status, (alone.body.docs as object[]).length]).toEqual([200, 1])

  const path = '/pages?draft=true&where[title][like]=Sheet'
  const open = { relationTo: 'pages' as const, value: ids[0] ?? 0 }
  const user = { relationTo: 'users' as const, value: publisher.id }
  await payload.create({ collection: 'payload-locked-documents', data: { document: open, user } })
  const words = { seo: { description: 'Set in the list' } }
  const asked = await editor.ask('PATCH', path, { ...words, _status: 'draft' })
  expect(asked).toMatchObject({
    status: 202,
    body: { message: expect.stringContaining('by itself') },
  })
  const { run } = (await editor.ask('GET', '/bulk-changes?about=pages')).body
  const named = [{ record: `pages:${ids[0]}`, message: expect.stringContaining('publisher') }]
  expect(await ended(run as BulkProgress)).toMatchObject({ what: 'edit', done: 25, named })
  const where = { 'seo.description': { equals: 'Set in the list' } }
  const set = { collection: 'pages', where, draft: true, pagination: false } as const
  expect((await payload.find(set)).docs).toHaveLength(25)
  expect(await onSite('Sheet')).toBe(0)

  const mine = { ...words, _status: 'published' }
  expect((await editor.ask('PATCH', path, mine)).status).toBe(403)
  await payload.delete({ collection: 'payload-locked-documents', where: {} })
  expect((await publisher.ask('PATCH', path, mine)).status).toBe(202)
  await settleWork()
  expect(await onSite('Sheet')).toBe(26)
})

test('a second “Edit” of a list waits for the first, which would overwrite it', async () => {
  await makePages('Twice', 26)
  const edit = (description: string) =>
    editor.ask('PATCH', '/pages?draft=true&where[title][like]=Twice', { seo: { description } })
  oneAtATime()
  expect((await edit('First')).status).toBe(202)
  const message = expect.stringMatching(/^Records of this list are still being edited/)
  expect(await edit('Second')).toMatchObject({ status: 409, message })
  await settleWork()
  expect((await edit('Second')).status).toBe(202)
  await settleWork()
  const where = { 'seo.description': { equals: 'Second' } }
  const set = { collection: 'pages', where, draft: true, pagination: false } as const
  expect((await payload.find(set)).docs).toHaveLength(26)
})

/** Pages that were made a minute before the drawer of an “Edit” was opened, which was two minutes ago. */
async function makeBefore(
  name: string,
  count: number,
  meanwhile: (ids: number[]) => Promise<void>,
) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * MINUTE })
  onTestFinished(() => void vi.useRealTimers())
  const ids = await makePages(name, count)
  vi.setSystemTime(Date.now() + 2 * MINUTE)
  await meanwhile(ids)
  vi.setSystemTime(Date.now() + MINUTE)
  return { ids, headers: { [OPEN_FOR]: String(2 * MINUTE) } }
}

test.each([3, 26])(
  '“Edit” of %i leaves a record in which somebody changed the same field since its drawer was opened',
  async (count) => {
    const name = `Meanwhile ${count}x`
    const mine = { seo: { description: 'Set in the list' } }
    const theirs = { seo: { description: 'Set in its form' } }
    const { ids, headers } = await makeBefore(name, count, async ([first, second, third]) => {
      const save = (id: number | undefined, data: object) =>
        editor.ask('PATCH', `/pages/${id}?draft=true`, data)
      await save(first, theirs)
      await save(second, { title: `${name} of theirs` })
      await save(third, mine)
    })
    const path = `/pages?draft=true&where[title][like]=${name}`
    const { status, body } = await publisher.ask('PATCH', path, mine, headers)
    const message = expect.stringMatching(/^Somebody has changed this field of “Meanwhile/)
    if (count > 25) {
      await settleWork()
      const { run } = (await publisher.ask('GET', '/bulk-changes?about=pages')).body
      expect(run).toMatchObject({ done: 25, named: [{ record: `pages:${ids[0]}`, message }] })
    } else expect([status, body.errors]).toMatchObject([400, [{ id: ids[0], message }]])
    const query = { collection: 'pages', where: named(name), draft: true, sort: 'id' } as const
    const { docs } = await payload.find({ ...query, pagination: false })
    const described = docs.map(({ seo }) => seo?.description)
    expect(described).toEqual(ids.map((_, i) => (i === 0 ? theirs : mine).seo.description))
    expect(docs[1]?.title).toBe(`${name} of theirs`)
    // Once it was looked at, the later of two changes wins.
    const again = `/pages?draft=true&where[id][equals]=${ids[0]}`
    const fresh = { ...headers, [OPEN_FOR]: '0' }
    expect((await publisher.ask('PATCH', again, mine, fresh)).status).toBe(200)
  },
)

test('“Edit” without a condition or with a limit never becomes a bulk change of all records', async () => {
  await makePages('Unnamed', 26)
  const words = { seo: { description: 'Set by mistake' } }
  const without = await editor.ask('PATCH', '/pages?draft=true', words)
  expect(without).toMatchObject({ status: 400, message: expect.stringContaining('where') })
  const limited = '/pages?draft=true&limit=3&where[title][like]=Unnamed'
  expect((await editor.ask('PATCH', limited, words)).status).toBe(200)
  await settleWork()
  const where = { 'seo.description': { equals: words.seo.description } }
  const set = { collection: 'pages', where, draft: true, pagination: false } as const
  expect((await payload.find(set)).docs).toHaveLength(3)
})

test('more than 2,000 records are refused, with advice', async () => {
  const find = payload.find.bind(payload)
  const docs = Array.from({ length: 2001 }, (_, i) => ({ id: i + 1 }))
  vi.spyOn(payload, 'find').mockImplementation(async (options) =>
    options.collection === 'pages' ? Object.assign(await find(options), { docs }) : find(options),
  )
  const refused = {
    status: 400,
    message: expect.stringMatching(/^At most 2,000 .+ Search or filter/),
  }
  expect(await askFor('publish', 'Any')).toMatchObject(refused)
  const records = docs.map(({ id }) => `pages:${id}`)
  const ofBin = { what: 'erase', records }
  expect(await publisher.ask('POST', '/bulk-changes', ofBin)).toMatchObject(refused)
})

test('an editor publishes nothing, and deletes and brings back only drafts', async () => {
  const [first = 0] = await makePages('Limits', 3)
  await payload.update({ collection: 'pages', id: first, data: { _status: 'published' } })
  for (const what of ['publish', 'unpublish'])
    expect(await askFor(what, 'Limits', editor)).toMatchObject({ status: 403 })
  const done = await ended(await begin('bin', 'Limits', editor))
  const message = expect.stringContaining('Only publishers')
  expect(done).toMatchObject({ done: 2, named: [{ record: `pages:${first}`, message }] })
  await ended(await begin('bin', 'Limits'))
  const { run } = (await editor.ask('POST', '/bulk-changes', { what: 'bring-back' })).body
  const back = await ended(run as BulkProgress)
  expect(back).toMatchObject({ done: 2, named: [{ record: `pages:${first}`, title: 'Limits 0' }] })
  expect(await askFor('bin', 'Nowhere')).toMatchObject({ status: 409 })
  expect(await askFor('burn', 'Limits')).toMatchObject({ status: 400 })
  const users = { what: 'bin', collection: 'users', where: {} }
  expect((await publisher.ask('POST', '/bulk-changes', users)).status).toBe(400)
})

test.each([
  ['publish', 'publish', 'Alder'],
  ['unpublish', 'unpublish', 'Birch'],
  ['publish', 'unpublish', 'Cedar'],
])(
  '“%s” by one person beside “%s” of the same list by another does each record',
  async (one, other, name) => {
    const ids = await makePages(name)
    if (other === 'unpublish') await publishAll(ids.slice(one === 'publish' ? 6 : 0))
    const second = await signIn(payload, 'publisher', `second-${name}`)
    oneAtATime()
    // Both begin to work at once.
    const both = Promise.withResolvers<void>()
    const work = payload.jobs.run.bind(payload.jobs)
    vi.spyOn(payload.jobs, 'run').mockImplementation(
      (options) => both.promise.then(() => work(options)) as ReturnType<typeof work>,
    )
    const runs = [await begin(one, name), await begin(other, name, second)]
    both.resolve()
    await settleWork()
    const ends = await Promise.all(runs.map(progressOf))
    for (const end of ends) expect(end).toMatchObject({ state: 'done', done: end.total, named: [] })
    // Of two opposite ones, each does what its person saw as not done.
    expect(await onSite(name)).toBe(one === other ? (one === 'publish' ? MANY : 0) : 6)
  },
)

test('a bulk change is stopped and continued, by publishers and by who began it', async () => {
  await makePages('Stop')
  oneAtATime()
  const asked: number[] = []
  const commit = atFirstBatch(payload, 'Stop', async (id) => {
    await commit(id)
    const { docs } = await payload.find({ collection: 'bulk-changes', sort: '-id', limit: 1 })
    for (const person of [editor, publisher])
      asked.push((await person.ask('POST', `/bulk-changes/${docs[0]?.id}/stop`)).status)
  })
  const run = await begin('publish', 'Stop')
  const stopped = await ended(run)
  expect(asked).toEqual([403, 200])
  expect(stopped).toMatchObject({ state: 'stopped', done: 1, total: MANY })
  expect(await onSite('Stop')).toBe(1)
  const continued = await publisher.ask('POST', `/bulk-changes/${run.id}/continue`)
  expect(continued).toMatchObject({ status: 200, body: { run: { state: 'running' } } })
  expect(await ended(run)).toMatchObject({ state: 'done', done: MANY, named: [] })
})

test('a bulk change ends when its account loses its role', async () => {
  const leaver = await signIn(payload, 'publisher', 'leaver')
  await makePages('Role')
  oneAtATime()
  const commit = atFirstBatch(payload, 'Role', async (id) => {
    await commit(id)
    await payload.update({ collection: 'users', id: leaver.id, data: { role: 'editor' } })
  })
  const done = await ended(await begin('publish', 'Role', leaver))
  expect(done).toMatchObject({ state: 'failed', done: 1 })
  expect(done.reason).toContain('may no longer do this')
})

test('a bulk change goes on after its process was killed, each record once', async () => {
  await makePages('Killed')
  oneAtATime()
  const killed = new Promise<void>((resolve) => {
    const commit = atFirstBatch(payload, 'Killed', async (id) => {
      await commit(id)
      resolve()
      // For the work the process has ended.
      await new Promise(() => {})
    })
  })
  const run = await begin('publish', 'Killed')
  await killed
  expect(await progressOf(run)).toMatchObject({ state: 'running', done: 1 })
  const underWay = await editor.ask('GET', '/bulk-changes?about=pages')
  expect(underWay.body.run).toMatchObject({ id: run.id })
  const next = await openAgain()
  await freeAbandonedJobs(next)
  await resumeWork(BULK_CHANGES, next)
  await next.jobs.run({ queue: BULK_CHANGES.queue })
  expect(await progressOf(run)).toMatchObject({ state: 'done', done: MANY, named: [] })
  expect(await onSite('Killed')).toBe(MANY)
  const where = { event: { equals: 'published' }, ...named('Killed') }
  expect((await payload.count({ collection: 'audit-log', where })).totalDocs).toBe(MANY)
  await next.destroy()
  await forgetOldBulkChanges(payload, new Date(Date.now() + (KEPT_DAYS + 1) * DAY))
  expect((await payload.count({ collection: 'bulk-changes' })).totalDocs).toBe(0)
})
