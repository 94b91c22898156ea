import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { settleWork } from '../../long-work/jobs.ts'
import { UNDER_WAY } from '../../long-work/row.ts'
import { latestPosition } from '../../publish/changes/position.ts'
import { readChanges } from '../../publish/changes/read-changes.ts'
import { beginFeed } from '../../publish/changes/record-changes.ts'
import { isOnPostgres } from '../../testing/database-url.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import type { ImportProgress } from './progress.ts'

const MANY = 60

let content: TestContent
let payload: Payload
let publisher: Person
let editor: Person
let category: number
let page: number

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await beginFeed(payload)
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
  category = await makeCategory(payload, 'Slope Villas')
  page = (await payload.create({ collection: 'pages', data: { title: 'Open' }, draft: true })).id
})
// An import that a failed test has left under way would refuse those of the next tests.
afterEach(async () => {
  vi.restoreAllMocks()
  await settleWork()
  const data = { state: 'failed' }
  const where = { state: { in: UNDER_WAY } }
  await payload.db.updateMany({ collection: 'listing-imports', where, data })
})
afterAll(() => content[Symbol.asyncDispose]())

/** A spreadsheet with this many new listings, each named with a number. */
function sheetOf(name: string, count = MANY) {
  const rows = Array.from(
    { length: count },
    (_, i) => `${name} ${i},${slugOf(name, i)},Slope Villas`,
  )
  return ['Title,Slug,Category', ...rows].join('\n')
}

const slugOf = (name: string, i: number) => `${name.toLowerCase()}-${i}`

function send(path: string, sheet: string, { person = publisher, publish = false } = {}) {
  const form = new FormData()
  form.set('file', new File([sheet], 'listings.csv'))
  if (publish) form.set('publish', 'true')
  return person.ask('POST', path, form)
}

async function begin(sheet: string, options: { person?: Person; publish?: boolean } = {}) {
  const { status, body } = await send('/listings/import', sheet, options)
  expect(status).toBe(202)
  return body.run as ImportProgress
}

async function progressOf(id: string): Promise<ImportProgress> {
  return (await editor.ask('GET', `/listings/import?id=${id}`)).body.run as ImportProgress
}

async function ended({ id }: ImportProgress) {
  await settleWork()
  return progressOf(id)
}

/**
 * Runs a function once, when the first batch of an import is committed; the next begins after it.
 * Listings of the import have this name in their titles.
 */
function afterFirstBatch(name: string, work: () => Promise<unknown>) {
  const commit = payload.db.commitTransaction.bind(payload.db)
  let hasBegun = false
  vi.spyOn(payload.db, 'commitTransaction').mockImplementation(async (id) => {
    // Others commit meanwhile, too, and so may the function.
    const isBatch = !hasBegun && (await slugsOf(name, await id)).length > 0
    await commit(id)
    if (!isBatch || hasBegun) return
    hasBegun = true
    await work()
  })
}

/** The slugs of the listings with this name in their titles, as a transaction sees them. */
async function slugsOf(name: string, transactionID?: number | string) {
  const where = { title: { like: name } }
  const query = { collection: 'listings', where, draft: true, depth: 0, pagination: false } as const
  const req = transactionID === undefined ? {} : { transactionID }
  return (await payload.find({ ...query, req })).docs.map(({ slug }) => slug)
}

const idOf = async (slug: string) => {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection: 'listings', where, draft: true, depth: 0 })
  return docs[0]?.id ?? 0
}

test('another editor saves while listings are imported', async () => {
  let saving: Promise<number> | undefined
  const seen: ImportProgress[] = []
  afterFirstBatch('Busy', async () => {
    saving = editor
      .ask('PATCH', `/pages/${page}?draft=true`, { title: 'Saved' })
      .then(async (reply) => {
        const { run } = (await editor.ask('GET', '/listings/import')).body
        if (run) seen.push(run as ImportProgress)
        return reply.status
      })
  })
  const done = await ended(await begin(sheetOf('Busy')))
  expect(await saving).toBe(200)
  // On PostgreSQL writers do not wait for each other, and the import may be the quicker one.
  if (!isOnPostgres()) {
    expect(seen).toMatchObject([{ state: 'running', total: MANY, by: 'publisher' }])
    expect(seen[0]?.created).toBeGreaterThan(0)
    expect(seen[0]?.created).toBeLessThan(MANY)
  }
  expect(done).toMatchObject({ state: 'done', created: MANY, updated: 0, refused: [] })
})

test('a stopped import keeps its saved listings, and another import of the same spreadsheet makes only the rest', async () => {
  const sheet = sheetOf('Halt')
  afterFirstBatch('Halt', () => publisher.ask('POST', '/listings/import/stop'))
  const { state, created, total } = await ended(await begin(sheet))
  expect({ state, total }).toEqual({ state: 'stopped', total: MANY })
  expect(created).toBeGreaterThan(0)
  expect(created).toBeLessThan(MANY)
  expect(await slugsOf('Halt')).toHaveLength(created)
  const { body } = await send('/listings/import/preview', sheet)
  expect(body.counts).toEqual({ created: MANY - created, changed: 0, untouched: created })
  expect(await ended(await begin(sheet))).toMatchObject({ state: 'done', created: MANY - created })
  const slugs = await slugsOf('Halt')
  expect(slugs).toHaveLength(MANY)
  expect(new Set(slugs)).toHaveLength(MANY)
})

test('rows that are refused while saving are named, and all others are saved', {
  tags: ['release'],
}, async () => {
  await ended(await begin(sheetOf('Clash', 40)))
  const sheet = sheetOf('Clash').replaceAll('Clash', 'Clash of')
  afterFirstBatch('Clash', async () => {
    await makeListing(payload, 'In the way', { category, slug: slugOf('Clash', 50) })
    const id = await idOf(slugOf('Clash', 30))
    await payload.update({ collection: 'listings', id, data: { unit: '9' }, draft: true })
    await payload.delete({ collection: 'listings', id: await idOf(slugOf('Clash', 35)) })
  })
  const done = await ended(await begin(sheet))
  expect(done).toMatchObject({ state: 'done', total: MANY, created: 19, updated: 38 })
  expect(done.refused).toEqual([
    { row: 32, column: '', message: expect.stringContaining('has changed this listing') },
    { row: 37, column: '', message: expect.stringContaining('has deleted this listing') },
    { row: 52, column: 'Slug', message: expect.stringContaining('already has this slug') },
  ])
  expect(await slugsOf('Clash of')).toHaveLength(MANY - 3)
})

test('an error keeps the batches before it, and leaves no listing of its own batch', async () => {
  const sheet = sheetOf('Full')
  let saved: unknown[] = []
  afterFirstBatch('Full', async () => {
    saved = await slugsOf('Full')
    // The next transaction has time for both.
    vi.spyOn(performance, 'now').mockReturnValue(0)
    const create = payload.create.bind(payload)
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
    vi.spyOn(payload, 'create').mockImplementationOnce(create).mockRejectedValueOnce(full)
  })
  const done = await ended(await begin(sheet))
  expect(saved.length).toBeGreaterThan(0)
  expect(done).toMatchObject({ state: 'failed', created: saved.length, refused: [] })
  expect(done.reason).toContain('The disk of the server is full')
  expect(await slugsOf('Full')).toEqual(saved)
  vi.restoreAllMocks()
  const rest = { state: 'done', created: MANY - saved.length }
  expect(await ended(await begin(sheet))).toMatchObject(rest)
})

test('a transaction that takes long saves no further listing', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000
    return now
  })
  const saved: number[] = []
  afterFirstBatch('Slow', async () => saved.push((await slugsOf('Slow')).length))
  expect(await ended(await begin(sheetOf('Slow', 3)))).toMatchObject({ created: 3 })
  expect(saved).toEqual([1])
})

test('a second import is refused while one is under way, and everybody sees its progress', async () => {
  let second: Awaited<ReturnType<typeof send>> | undefined
  let stop: Awaited<ReturnType<Person['ask']>> | undefined
  let shown: unknown
  afterFirstBatch('First', async () => {
    second = await send('/listings/import', sheetOf('Second', 1), { person: editor })
    stop = await editor.ask('POST', '/listings/import/stop')
    shown = (await editor.ask('GET', '/listings/import')).body.run
  })
  const first = await begin(sheetOf('First'))
  expect(await ended(first)).toMatchObject({ state: 'done', created: MANY })
  expect(second).toMatchObject({
    status: 423,
    message: expect.stringMatching(/^publisher is importing listings .+ of 60 listings so far/),
  })
  expect(stop).toMatchObject({ status: 403, message: expect.stringContaining('Only publishers') })
  expect(shown).toMatchObject({ id: first.id, by: 'publisher', total: MANY })
  expect((await editor.ask('GET', '/listings/import')).body.run).toBeNull()
  expect(await slugsOf('Second')).toEqual([])
})

test('an import ends when its account is deleted', async () => {
  const leaver = await signIn(payload, 'publisher', 'leaver')
  afterFirstBatch('Leave', () => payload.delete({ collection: 'users', id: leaver.id }))
  const done = await ended(await begin(sheetOf('Leave'), { person: leaver }))
  expect(done.state).toBe('failed')
  expect(done.created).toBeGreaterThan(0)
  expect(done.created).toBeLessThan(MANY)
  expect(done.reason).toContain('may no longer do this')
})

test('each batch is published after its commit, with one entry in the audit log for each listing', async () => {
  const before = await latestPosition(payload)
  const after: string[][] = []
  afterFirstBatch('Public', async () => {
    after.push((await readChanges(payload, before)).tags)
  })
  const done = await ended(await begin(sheetOf('Public'), { publish: true }))
  expect(done).toMatchObject({ state: 'done', isPublished: true })
  expect(done.published).toBe(await idOf(slugOf('Public', MANY - 1)))
  expect(after[0]).toContain(`listings:${await idOf(slugOf('Public', 0))}`)
  expect(after[0]).not.toContain(`listings:${done.published}`)
  const { tags, sequence } = await readChanges(payload, before)
  for (let i = 0; i < MANY; i++) expect(tags).toContain(`listings:slug=${slugOf('Public', i)}`)
  const { change } = (await publisher.ask('GET', `/listings/${done.published}/receipt`)).body
  expect(change).toMatchObject({ sequence })
  const where = { event: { equals: 'published' }, title: { like: 'Public' } }
  const { docs } = await payload.find({ collection: 'audit-log', where, pagination: false })
  expect(docs).toHaveLength(MANY)
  expect(new Set(docs.map(({ person }) => person))).toEqual(new Set(['publisher']))
})
