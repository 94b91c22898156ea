import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { resumeWork, settleWork } from '../../long-work/jobs.ts'
import { KEPT_DAYS, NAMED_DAYS } from '../../long-work/kept-days.ts'
import { workOff } from '../../long-work/work-off.ts'
import { freeAbandonedJobs } from '../../payload/workarounds/free-abandoned-jobs.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openAgain, openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { forgetOldImports } from './forget-old.ts'
import { IMPORTS } from './import-row.ts'
import type { ImportProgress } from './progress.ts'
import { importWork } from './work.ts'

const NEW = 5
const KNOWN = 3
const DAY = 24 * 60 * 60_000

let content: TestContent
let payload: Payload
let publisher: Person
let category: number

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
  category = await makeCategory(payload, 'Slope Villas')
  let now = 0
  // Each transaction has time for one listing.
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000
    return now
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await content[Symbol.asyncDispose]()
})

/** Existing listings, and a sheet that changes them, makes others, and has one row in their way. */
async function prepare(name: string) {
  const slug = (i: number) => `${name.toLowerCase()}-${i}`
  for (let i = 0; i < KNOWN; i++)
    await makeListing(payload, `${name} ${i}`, { category, slug: slug(i), unit: `${i}` })
  const rows = Array.from(
    { length: KNOWN + NEW },
    (_, i) => `${name} house ${i},${slug(i)},Slope Villas,${i % 7},${i * 1000}`,
  )
  return ['Title,Slug,Category,Bedrooms,Price', ...rows].join('\n')
}

async function begin(sheet: string): Promise<ImportProgress> {
  const form = new FormData()
  form.set('file', new File([sheet], 'houses.csv'))
  const { status, body } = await publisher.ask('POST', '/listings/import', form)
  expect(status).toBe(202)
  return body.run as ImportProgress
}

const progressOf = async (id: string) =>
  (await publisher.ask('GET', `/listings/import?id=${id}`)).body.run as ImportProgress

/** Somebody takes the slug of a new listing, and changes another, after the first batch. */
async function interfere(name: string) {
  const slug = { equals: `${name.toLowerCase()}-1` }
  await makeListing(payload, 'In the way', { category, slug: `${name.toLowerCase()}-${KNOWN + 2}` })
  const data = { unit: 'Changed' }
  await payload.update({ collection: 'listings', where: { slug }, data, draft: true })
}

/** Everything about the listings of a sheet but the name and the times. */
async function resultOf(name: string, run: ImportProgress) {
  const where = { slug: { like: `${name.toLowerCase()}-` } }
  const query = { where, draft: true, depth: 0, pagination: false, sort: 'slug' } as const
  const { docs } = await payload.find({ collection: 'listings', ...query })
  const listings = await Promise.all(
    docs.map(async ({ id, title, slug, bedrooms, price, unit, _status }) => {
      const own = { where: { parent: { equals: id } } }
      const versions = (await payload.countVersions({ collection: 'listings', ...own })).totalDocs
      return { title, slug, bedrooms, price, unit, _status, versions }
    }),
  )
  const { state, total, created, updated, refused } = run
  const text = JSON.stringify({ listings, run: { state, total, created, updated, refused } })
  return JSON.parse(text.replaceAll(new RegExp(name, 'gi'), 'Name'))
}

/** Does this instead of the first commit of the import that has listings in it. */
function atFirstBatch(own: Payload, name: string, work: (id: number | string) => Promise<void>) {
  const original = own.db.commitTransaction.bind(own.db)
  let isFound = false
  const spy = vi.spyOn(own.db, 'commitTransaction').mockImplementation(async (id) => {
    const where = { title: { like: `${name} house` } }
    const req = { transactionID: await id }
    const query = { collection: 'listings', where, draft: true, limit: 1, req } as const
    const isBatch = !isFound && (await own.find(query)).totalDocs > 0
    if (!isBatch) return original(id)
    isFound = true
    spy.mockRestore()
    await work(await id)
  })
}

/**
 * Does this at the first batch, and never goes on, unless it throws: for the import the process has
 * ended. Resolves then.
 */
function endProcessAt(own: Payload, name: string, end: (id: number | string) => Promise<void>) {
  return new Promise<void>((resolve) => {
    atFirstBatch(own, name, async (id) => {
      await end(id).finally(resolve)
      await new Promise(() => {})
    })
  })
}

/** A new start of the service on the same database. */
async function startAgain() {
  const next = await openAgain()
  await freeAbandonedJobs(next)
  await resumeWork(IMPORTS, next)
  return next
}

test('an import goes on after its process was killed, and ends as one that was not', async () => {
  const commit = payload.db.commitTransaction.bind(payload.db)
  atFirstBatch(payload, 'Whole', async (own) => {
    await commit(own)
    await interfere('Whole')
  })
  const whole = await begin(await prepare('Whole'))
  await settleWork()
  const expected = await resultOf('Whole', await progressOf(whole.id))
  expect(expected.run).toMatchObject({ state: 'done', total: KNOWN + NEW })
  expect(expected.listings).toHaveLength(KNOWN + NEW)

  const sheet = await prepare('Half')
  const killed = endProcessAt(payload, 'Half', commit)
  const { id } = await begin(sheet)
  await killed
  await interfere('Half')
  const first = await progressOf(id)
  expect(first.state).toBe('running')
  const saved = first.created + first.updated
  expect(saved).toBeGreaterThan(0)
  expect(saved).toBeLessThan(KNOWN + NEW)

  // The next process dies in the middle of a batch, which the database takes back.
  const second = await startAgain()
  const rolledBack = endProcessAt(second, 'Half', (own) => second.db.rollbackTransaction(own))
  void second.jobs.run({ queue: IMPORTS.queue })
  await rolledBack
  const same = await progressOf(id)
  expect([same.created, same.updated]).toEqual([first.created, first.updated])

  const third = await startAgain()
  await third.jobs.run({ queue: IMPORTS.queue })
  expect(await resultOf('Half', await progressOf(id))).toEqual(expected)
  expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
  await second.destroy()
  await third.destroy()
})

test('a worker that loses its connection does not end an import that another one carries on', async () => {
  const killed = endProcessAt(payload, 'Torn', payload.db.commitTransaction.bind(payload.db))
  const { id } = await begin(await prepare('Torn'))
  await killed
  const second = await openAgain()
  const work = (own: Payload) =>
    workOff(
      own,
      Number(id),
      importWork(async () => ({ why: 'Not asked.' })),
    )
  void endProcessAt(second, 'Torn', async (own) => {
    await second.db.rollbackTransaction(own)
    const goneOn = endProcessAt(payload, 'Torn', payload.db.commitTransaction.bind(payload.db))
    void work(payload)
    await goneOn
    throw new Error('Connection terminated unexpectedly')
  })
  await expect(work(second)).rejects.toThrow('Connection terminated')
  expect(await progressOf(id)).toMatchObject({ state: 'running', updated: 2 })
  const third = await startAgain()
  await third.jobs.run({ queue: IMPORTS.queue })
  expect(await progressOf(id)).toMatchObject({ state: 'done', total: KNOWN + NEW, refused: [] })
  await second.destroy()
  await third.destroy()
})

test('a restored backup with an import under way but no job goes on with it', async () => {
  const killed = endProcessAt(payload, 'Lost', payload.db.commitTransaction.bind(payload.db))
  const { id } = await begin(await prepare('Lost'))
  await killed
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
  const next = await startAgain()
  await next.jobs.run({ queue: IMPORTS.queue })
  expect(await progressOf(id)).toMatchObject({ state: 'done', created: NEW, updated: KNOWN })
  await next.destroy()
})

test('what an import has stored of its listings is erased after 30 days, its line after a year', async () => {
  const newest = async () => {
    const { imports } = (await publisher.ask('GET', '/listings/import/history')).body
    return [imports].flat()[0] as ImportProgress | undefined
  }
  const parts = async () => (await payload.count({ collection: 'listing-import-parts' })).totalDocs
  const after = (days: number) => forgetOldImports(payload, new Date(Date.now() + days * DAY))
  const before = await parts()
  await after(KEPT_DAYS - 1)
  expect([await parts(), (await newest())?.may.takeBack]).toEqual([before, true])
  await after(KEPT_DAYS + 1)
  expect([await parts(), (await newest())?.sheet]).toEqual([0, 'houses.csv'])
  await after(NAMED_DAYS + 1)
  expect(await newest()).toBeUndefined()
})
