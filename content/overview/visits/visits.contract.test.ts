import { randomBytes } from 'node:crypto'
import { sign } from '@belvedere/kit/signature.ts'
import type { VisitBatch, VisitCount } from '@belvedere/kit/visits/batch.ts'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readRows } from '../../payload/database/read-rows.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { addCounts, MAX_NAMES } from './add-counts.ts'
import { countEnquiry, NO_HOUSE } from './count-enquiry.ts'
import { forgetOld } from './forget-old.ts'
import { rateOf, readReport } from './read-report.ts'
import { serveVisits } from './serve-visits.ts'

const KEY = 'a key for tests alone'
const DAY = '2026-11-23'
const NOON = '2026-11-23T12:00:00.000Z'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
beforeEach(async () => {
  for (const collection of ['visit-counts', 'visit-batches'] as const)
    await payload.db.deleteMany({ collection, where: {} })
})
afterAll(() => content[Symbol.asyncDispose]())

const newId = () => randomBytes(16).toString('hex')
const view = (name: string, more: Partial<VisitCount> = {}): VisitCount => {
  return { at: NOON, kind: 'page', name, count: 1, ...more }
}

async function send(batch: VisitBatch | string, key = KEY) {
  const body = typeof batch === 'string' ? batch : JSON.stringify(batch)
  const timestamp = Math.floor(Date.now() / 1000).toString()
  const headers = {
    'x-belvedere-timestamp': timestamp,
    'x-belvedere-signature': sign({ key, timestamp, body }),
  }
  const request = new Request('http://content.example/visits', { method: 'POST', headers, body })
  return (await serveVisits(request, () => Promise.resolve(payload))).status
}

async function report(from = DAY, to = DAY) {
  return readReport(await createLocalReq({}, payload), [{ from, to, label: '' }])
}

test('a batch counts once, however often it is sent, also at the same time', async () => {
  const batch = { id: newId(), counts: [view('/', { count: 3 }), view('/spa'), view('/')] }
  const all = await Promise.all([send(batch), send(batch), send(batch)])
  expect([...all, await send(batch)]).toEqual([200, 200, 200, 200])
  expect((await report()).pages).toEqual([
    { name: '/', count: 4 },
    { name: '/spa', count: 1 },
  ])
})

test('batches of several replicas of the site are added', async () => {
  const batches = Array.from({ length: 12 }, () => ({ id: newId(), counts: [view('/')] }))
  await Promise.all(batches.map((batch) => send(batch)))
  expect((await report()).views).toBe(12)
})

test('only the site can send batches', async () => {
  const batch = { id: newId(), counts: [view('/')] }
  expect(await send(batch, 'another key')).toBe(401)
  expect(await send('{"id":"x"}')).toBe(422)
  expect(await send('x'.repeat(70_000))).toBe(422)
  expect((await report()).views).toBe(0)
})

test('visits are counted by the day in the owner’s time zone', async () => {
  const counts = [
    view('/', { at: '2026-11-22T23:45:00.000Z' }),
    view('/', { at: '2026-11-23T23:45:00.000Z' }),
  ]
  const settings = {
    name: 'Our Place',
    currency: 'EUR',
    locale: 'en',
    _status: 'published',
  } as const
  await payload.updateGlobal({ slug: 'site', data: { ...settings, timeZone: 'Asia/Kathmandu' } })
  await send({ id: newId(), counts })
  expect((await report('2026-11-23', '2026-11-23')).views).toBe(1)
  expect((await report('2026-11-24', '2026-11-24')).views).toBe(1)
  await payload.updateGlobal({ slug: 'site', data: { ...settings, timeZone: 'UTC' } })
})

test('names that are equal in the database share one row', async () => {
  const req = await createLocalReq({}, payload)
  const half = { day: DAY, kind: 'campaign', count: 1 } as const
  await addCounts(req, [
    { ...half, name: 'x\ud83d' },
    { ...half, name: 'x\ud83e' },
  ])
  const campaign = (name: string) => view(name, { kind: 'campaign' })
  const counts = [campaign('x\ud83d'), campaign('x\ud83e'), campaign('x\ufffd')]
  expect(await send({ id: newId(), counts })).toBe(200)
  expect((await report()).campaigns).toEqual([{ name: 'x\ufffd', count: 5 }])
})

test.each([
  ['page', 'pages'],
  ['listing', 'listings'],
] as const)('every %s of a large site has its own row', async (kind, list) => {
  const names = Array.from({ length: MAX_NAMES + 40 }, (_, i) => `/page-${i}`)
  await send({ id: newId(), counts: names.map((name) => view(name, { kind })) })
  await send({ id: newId(), counts: [view('/page-539', { kind })] })
  expect((await report())[list][0]).toEqual({ name: '/page-539', count: 2 })
  const rows = await payload.db.count({ collection: 'visit-counts', where: {} })
  expect(rows.totalDocs).toBe(MAX_NAMES + 40)
})

test('a day stores a limited number of names from visitors, and counts the others together', async () => {
  const came = (name: string) => view(name, { kind: 'referrer' })
  const names = Array.from({ length: MAX_NAMES + 40 }, (_, i) => `host-${i}.example`)
  for (const part of [names.slice(0, 300), names.slice(300)])
    await send({ id: newId(), counts: part.map(came) })
  await send({ id: newId(), counts: [came('host-0.example'), came('host-539.example')] })
  const { visits, referrers } = await report()
  expect(visits).toBe(MAX_NAMES + 42)
  expect(referrers.slice(0, 2)).toEqual([
    { name: 'other', count: 41 },
    { name: 'host-0.example', count: 2 },
  ])
  const rows = await payload.db.count({ collection: 'visit-counts', where: {} })
  expect(rows.totalDocs).toBe(MAX_NAMES + 1)
})

test('enquiries are counted by day and house, and related to visits', async () => {
  const req = await createLocalReq({}, payload)
  const house = '/real-estate/villas/casa-alba'
  await countEnquiry(req, { acceptedAt: NOON, house })
  await countEnquiry(req, { acceptedAt: NOON, house: '' })
  await send({ id: newId(), counts: [view('direct', { kind: 'referrer', count: 80 })] })
  const found = await report()
  expect(found.houses).toEqual([
    { name: house, count: 1 },
    { name: NO_HOUSE, count: 1 },
  ])
  expect(rateOf(found)).toBe('2.5')
  expect(rateOf({ enquiries: 1, visits: 0 })).toBeUndefined()
})

test('counts are kept for 25 months, and batches are forgotten after 60 days', async () => {
  const req = await createLocalReq({}, payload)
  const count = { kind: 'page', name: '/', count: 1 } as const
  await addCounts(req, [
    { ...count, day: '2028-01-01' },
    { ...count, day: '2028-03-01' },
  ])
  await send({ id: newId(), counts: [view('/')] })
  await readRows(req, sql`UPDATE "visit_batches" SET "created_at" = '2027-01-01T00:00:00.000Z'`)
  await forgetOld(req, '2030-02-10')
  const { docs } = await payload.db.find<{ day: string }>({ collection: 'visit-counts' })
  expect(docs.map(({ day }) => day)).toEqual(['2028-03-01'])
  const { totalDocs } = await payload.db.count({ collection: 'visit-batches' })
  expect(totalDocs).toBe(0)
})
