import { sql } from '@payloadcms/db-sqlite'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ImportProgress } from '../../listings/imports/progress.ts'
import { settleWork } from '../../long-work/jobs.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { Listing } from '../../payload-types.ts'
import { latestPosition } from '../../publish/changes/position.ts'
import { readChanges } from '../../publish/changes/read-changes.ts'
import { beginFeed } from '../../publish/changes/record-changes.ts'
import { isOnPostgres } from '../../testing/database-url.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'

let content: TestContent
let payload: Payload
let publisher: Person
let editor: Person
let category: number

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await beginFeed(payload)
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
  category = await makeCategory(payload, 'Slope Villas')
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => content[Symbol.asyncDispose]())

type Options = { person?: Person; publish?: boolean }

/** Imports houses to its end; each row is a title, a slug and a unit. */
async function importHouses(
  rows: string[][],
  { person = publisher, publish = false }: Options = {},
) {
  const lines = rows.map(([title, slug, unit]) => `${title},${slug},Slope Villas,${unit}`)
  const form = new FormData()
  form.set('file', new File([['Title,Slug,Category,Unit', ...lines].join('\n')], 'houses.csv'))
  if (publish) form.set('publish', 'true')
  const { status, body } = await person.ask('POST', '/listings/import', form)
  expect([status, body]).toEqual([202, expect.anything()])
  return ended(body.run)
}

async function ended(begun: unknown) {
  await settleWork()
  const { id } = begun as ImportProgress
  return (await publisher.ask('GET', `/listings/import?id=${id}`)).body.run as ImportProgress
}

async function decide(what: string, { id }: ImportProgress, person = publisher) {
  const { status, body, message } = await person.ask('POST', `/listings/import/${what}?id=${id}`)
  return { status, message, run: status === 200 ? await ended(body.run) : undefined }
}

const takeBack = (run: ImportProgress, person?: Person) => decide('take-back', run, person)

const house = (slug: string, _status: Listing['_status'] = 'published') =>
  makeListing(payload, `The ${slug}`, { category, slug, unit: 'before', _status })

const found = async (slug: string, draft = true) => {
  const query = { where: { slug: { equals: slug } }, draft, depth: 0 } as const
  return (await payload.find({ collection: 'listings', ...query })).docs[0]
}

/** What is public of a listing, and its newest version: all but ids of versions and times. */
async function whole(id: number) {
  const row = await payload.db.findOne({ collection: 'listings', where: { id: { equals: id } } })
  const newest = await payload.findByID({ collection: 'listings', id, draft: true, depth: 0 })
  const withoutTime = ({ updatedAt, ...rest }: Record<string, unknown>) => rest
  return { row: withoutTime({ ...row }), newest: withoutTime({ ...newest }) }
}

test('what nobody has changed since is as before: new ones in the bin, changed ones with their words and their state', async () => {
  const isPublic = await house('elm')
  const draft = await house('ash')
  const change = { id: draft.id, data: { unit: 'draft' }, draft: true } as const
  await payload.update({ collection: 'listings', ...change })
  const unpublished = await house('fir', 'draft')
  const ids = [isPublic.id, draft.id, unpublished.id]
  const before = await Promise.all(ids.map(whole))

  const rows = ['elm', 'ash', 'fir', 'yew', 'oak'].map((slug) => [`New ${slug}`, slug, 'after'])
  const run = await importHouses(rows, { person: editor })
  expect(run).toMatchObject({ created: 2, updated: 3, may: { takeBack: true } })
  expect(await found('elm')).toMatchObject({ title: 'New elm', unit: 'after', _status: 'draft' })
  const yew = await found('yew')

  const { run: back } = await takeBack(run, editor)
  const counts = { binned: 2, restored: 3, keptCount: 0, kept: [], by: 'editor' }
  expect(back).toMatchObject({ phase: 'take-back', state: 'done', back: counts })
  expect(await Promise.all(ids.map(whole))).toEqual(before)
  expect(await found('yew')).toBeUndefined()
  expect(back?.may).toEqual({ stop: false, continue: false, takeBack: false })

  const records = [`listings:${yew?.id}`]
  expect((await editor.ask('POST', '/bin-entries/bring-back', { records })).status).toBe(200)
  expect(await found('yew')).toMatchObject({ title: 'New yew', unit: 'after' })
})

test('what somebody has changed, opened, used or deleted since stays, and is named with a link', async () => {
  await house('alder')
  await house('birch')
  const slugs = ['alder', 'birch', 'cedar', 'larch', 'maple', 'rowan', 'thorn']
  const run = await importHouses(slugs.map((slug) => [`New ${slug}`, slug, 'after']))
  const idOf = async (slug: string) => (await found(slug))?.id ?? 0
  const [alder, cedar, larch] = [await idOf('alder'), await idOf('cedar'), await idOf('larch')]
  const maple = await idOf('maple')
  await editor.ask('PATCH', `/listings/${alder}?draft=true`, { title: 'Alder by hand' })
  await publisher.ask('PATCH', `/listings/${cedar}`, { _status: 'published' })
  await publisher.ask('DELETE', `/listings/${larch}`)
  const document = { relationTo: 'listings', value: maple } as const
  const user = { relationTo: 'users', value: editor.id } as const
  await payload.create({ collection: 'payload-locked-documents', data: { document, user } })
  const rowan = await idOf('rowan')
  const block = { blockType: 'property_listing', items: [rowan] }
  await payload.create({
    collection: 'pages',
    data: { title: 'Autumn', blocks: [block] } as never,
    draft: true,
  })

  const { run: back } = await takeBack(run)
  expect(back?.back).toMatchObject({ binned: 1, restored: 1, keptCount: 5 })
  const kept = (title: string, path: string, message: string) => ({
    ...{ title, path },
    message: expect.stringContaining(message),
  })
  expect(back?.back?.kept).toEqual([
    kept('Alder by hand', `/collections/listings/${alder}`, 'Somebody has changed it'),
    kept('New cedar', `/collections/listings/${cedar}`, 'Somebody has changed it'),
    kept('New larch', '/bin', 'in the bin'),
    kept('New maple', `/collections/listings/${maple}`, 'editor has this open'),
    kept('New rowan', `/collections/listings/${rowan}`, 'It is used in page “Autumn”'),
  ])
  expect(await found('alder')).toMatchObject({ title: 'Alder by hand', unit: 'after' })
  expect(await found('birch')).toMatchObject({ title: 'The birch', _status: 'published' })
  expect(await found('cedar', false)).toMatchObject({ _status: 'published' })
  expect(await found('thorn')).toBeUndefined()

  await payload.db.deleteMany({ collection: 'payload-locked-documents', where: {} })
  const again = (await takeBack(run)).run
  expect(again?.back).toMatchObject({ binned: 2, restored: 1, keptCount: 4 })
  expect(await found('maple')).toBeUndefined()
})

test('a published import is taken back on the site too, by publishers alone', async () => {
  const { id } = await house('beech')
  const rows = [
    ['New beech', 'beech', 'after'],
    ['New holly', 'holly', 'after'],
  ]
  const run = await importHouses(rows, { publish: true })
  expect(await found('beech', false)).toMatchObject({ title: 'New beech', _status: 'published' })
  const position = await latestPosition(payload)
  expect(await takeBack(run, editor)).toMatchObject({ status: 409 })
  const { run: back } = await takeBack(run)
  expect(back?.back).toMatchObject({ binned: 1, restored: 1, keptCount: 0 })
  expect(await whole(id)).toMatchObject({
    row: { _status: 'published' },
    newest: { title: 'The beech', unit: 'before', _status: 'published' },
  })
  expect(await found('beech', false)).toMatchObject({ title: 'The beech', unit: 'before' })
  const { tags } = await readChanges(payload, position)
  expect(tags).toEqual(expect.arrayContaining([`listings:${id}`, 'listings:slug=holly']))
})

test('imports are taken back one after the other, the last one first', async () => {
  const { id } = await house('hazel')
  const before = await whole(id)
  const first = await importHouses([['First hazel', 'hazel', 'first']])
  const second = await importHouses([['Second hazel', 'hazel', 'second']])
  expect((await takeBack(first)).run?.back).toMatchObject({ restored: 0, keptCount: 1 })
  expect((await takeBack(second)).run?.back).toMatchObject({ restored: 1, keptCount: 0 })
  expect(await found('hazel')).toMatchObject({ title: 'First hazel', unit: 'first' })
  expect((await takeBack(first)).run?.back).toMatchObject({ restored: 1, keptCount: 0 })
  expect(await whole(id)).toEqual(before)
})

/** The unpublishing of the studio, which rewrites the newest version in place. */
const unpublish = (id: number) =>
  publisher.ask('PATCH', `/listings/${id}?unpublishAllLocales=true`, { _status: 'draft' })

test('what a publisher has unpublished since stays off the site', async () => {
  const [{ id }, over] = [await house('aspen'), await house('briar')]
  const published = await importHouses([['New aspen', 'aspen', 'after']], { publish: true })
  const draft = await importHouses([['New briar', 'briar', 'after']])
  for (const one of [id, over.id]) expect((await unpublish(one)).status).toBe(200)
  const left = await Promise.all([id, over.id].map(whole))
  for (const run of [published, draft]) {
    const back = (await takeBack(run)).run?.back
    expect(back).toMatchObject({ restored: 0, keptCount: 1 })
    expect(back?.kept[0]?.message).toContain('Somebody has changed it')
  }
  expect(await Promise.all([id, over.id].map(whole))).toEqual(left)
  expect(left[0]).toMatchObject({ row: { _status: 'draft' }, newest: { _status: 'draft' } })
})

test('what was published since stays, though an unchanged draft lies over it', async () => {
  const known = await house('cypress')
  const rows = ['cypress', 'dogwood'].map((slug) => [`New ${slug}`, slug, 'after'])
  const run = await importHouses(rows, { person: editor })
  const ids = [known.id, (await found('dogwood'))?.id ?? 0]
  for (const id of ids) {
    await publisher.ask('PATCH', `/listings/${id}`, { _status: 'published' })
    await editor.ask('PATCH', `/listings/${id}?draft=true`, {})
  }
  const left = await Promise.all(ids.map(whole))
  const { run: back } = await takeBack(run, editor)
  expect(back?.back).toMatchObject({ binned: 0, restored: 0, keptCount: 2 })
  expect(await Promise.all(ids.map(whole))).toEqual(left)
  for (const { row, newest } of left)
    expect([row._status, newest]).toEqual(['published', expect.objectContaining({ unit: 'after' })])
})

test('of several presses at once, one takes the import back and the others get a sentence', async () => {
  const run = await importHouses([['New gorse', 'gorse', 'after']])
  const presses = await Promise.all(Array.from({ length: 5 }, () => takeBack(run)))
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await found('gorse')).toBeUndefined()
})

test('an import and taking it back wait for a release of the same listings without holding any', async () => {
  const houses = [await house('juniper'), await house('laurel')]
  const [first, second] = houses.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
  const sheet = [second, first].map((one) => [`New ${one?.slug}`, one?.slug ?? '', 'after'])
  // Taking back begins at the end of the sheet.
  for (const rows of [
    sheet,
    sheet.toReversed().map(([title, slug]) => [title ?? '', slug ?? '', 'again']),
  ]) {
    const run = await besideRelease([first?.id, second?.id], () => importHouses(rows))
    expect(run).toMatchObject({ state: 'done', updated: 2, refused: [] })
    const { run: back } = await besideRelease([first?.id, second?.id], () => takeBack(run))
    expect(back).toMatchObject({ state: 'done', back: { restored: 2 } })
  }
})

/** Does this while a transaction has the first record and then takes the second, as releases do. */
async function besideRelease<Result>(ids: (number | undefined)[], work: () => Promise<Result>) {
  const own = await createLocalReq({}, payload)
  await initTransaction(own)
  const [first, ...others] = ids
  await waitForRecord(own, 'listings', first)
  const result = work()
  if (isOnPostgres()) await expect.poll(() => waiting(own), { interval: 5 }).toBe(1)
  for (const id of others) await waitForRecord(own, 'listings', id)
  await commitTransaction(own)
  return result
}

/** How many transactions wait for a lock of ours. */
async function waiting(req: PayloadRequest) {
  const ours = sql`SELECT 1 AS one FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  return (await readRows(req, ours)).length
}

test('taking back can be stopped and continued, as an import can', async () => {
  let now = 0
  // Each transaction has time for one listing.
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000
    return now
  })
  const commit = payload.db.commitTransaction.bind(payload.db)
  const stopAfter = (isReached: (run: ImportProgress) => boolean) => {
    let isStopped = false
    vi.spyOn(payload.db, 'commitTransaction').mockImplementation(async (id) => {
      await commit(id)
      const { run } = (await editor.ask('GET', '/listings/import')).body
      if (isStopped || !run || !isReached(run as ImportProgress)) return
      isStopped = true
      await publisher.ask('POST', '/listings/import/stop')
    })
  }
  stopAfter(({ created }) => created === 2)
  const rows = ['ivy', 'fern', 'moss', 'reed'].map((slug) => [`New ${slug}`, slug, 'after'])
  const stopped = await importHouses(rows)
  const may = { stop: false, continue: true, takeBack: true }
  expect(stopped).toMatchObject({ state: 'stopped', created: 2, may })
  expect((await decide('continue', stopped)).run).toMatchObject({ state: 'done', created: 4 })

  stopAfter(({ back }) => back?.binned === 1)
  const half = (await takeBack(stopped)).run
  expect(half).toMatchObject({ state: 'stopped', phase: 'take-back', back: { binned: 1 } })
  expect(await found('reed')).toBeUndefined()
  expect(await found('moss')).toBeDefined()
  expect((await takeBack(stopped)).status).toBe(409)
  expect((await decide('continue', stopped)).run).toMatchObject({
    state: 'done',
    back: { binned: 4, keptCount: 0 },
  })
})

test('an import can be taken back in the moment in which it is done', async () => {
  const commit = payload.db.commitTransaction.bind(payload.db)
  let isAsked = false
  vi.spyOn(payload.db, 'commitTransaction').mockImplementation(async (id) => {
    await commit(id)
    const { imports } = (await editor.ask('GET', '/listings/import/history')).body
    const [newest] = [imports].flat() as ImportProgress[]
    if (isAsked || newest?.state !== 'done' || newest.sheet !== 'houses.csv' || newest.back) return
    isAsked = true
    await publisher.ask('POST', `/listings/import/take-back?id=${newest.id}`)
  })
  const run = await importHouses([['New palm', 'palm', 'after']])
  expect(run).toMatchObject({ phase: 'take-back', state: 'done', back: { binned: 1 } })
  expect(await found('palm')).toBeUndefined()
})

test('the history says who imported what, how many, and what was taken back', async () => {
  const run = await importHouses([['New vine', 'vine', 'after']], { person: editor })
  const other = await signIn(payload, 'editor', 'other')
  expect(await takeBack(run, other)).toMatchObject({ status: 409 })
  await takeBack(run)
  const page = async (number: number) =>
    (await editor.ask('GET', `/listings/import/history?page=${number}`)).body
  const { imports, hasMore } = await page(1)
  const [newest] = [imports].flat()
  expect(newest).toMatchObject({
    ...{ id: run.id, by: 'editor', sheet: 'houses.csv', created: 1, updated: 0 },
    back: { by: 'publisher', binned: 1, restored: 0, keptCount: 0 },
  })
  expect([hasMore, (await page(2)).hasMore]).toEqual([true, false])
  expect((await editor.ask('POST', '/listings/import/take-back?id=99999')).status).toBe(404)
})
