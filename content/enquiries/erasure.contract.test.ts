import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { accepted, enquiriesOf, handOver, makeEnquiry, rewrite } from '../testing/enquiry.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import { countOpen } from './count-open.ts'
import { escalateOverdue } from './escalate.ts'
import type { startEnquiryJobs } from './jobs.ts'
import { applyLedger } from './person.ts'
import { eraseOld } from './retention.ts'

const seams = vi.hoisted(() => ({
  forgotten: [] as number[],
  escalated: [] as object[],
  isBroken: false,
  queue: async (_id: number) => {},
}))
vi.mock('./deliveries/queue-deliveries.ts', () => ({
  queueDeliveries: (_req: unknown, enquiry: { id: number }) => seams.queue(enquiry.id),
}))
vi.mock('./deliveries/forget-deliveries.ts', () => ({
  forgetDeliveries: async (_req: unknown, ids: number[]) => void seams.forgotten.push(...ids),
}))
vi.mock('./deliveries/queue-escalation.ts', () => ({
  queueEscalation: async (_req: unknown, enquiry: object) => {
    if (seams.isBroken) throw new Error('The queue is broken.')
    seams.escalated.push(enquiry)
  },
}))

import { erasuresOf } from './studio/requests.ts'

let content: TestContent
let payload: Payload
let administrator: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  administrator = await signIn(payload, 'administrator', 'Ada')
})
afterAll(() => content[Symbol.asyncDispose]())
afterEach(() => {
  seams.queue = async () => {}
  seams.forgotten = []
  seams.escalated = []
  vi.restoreAllMocks()
})

const visit = {
  source: { referrer: 'search.example', campaign: '' },
  steps: [{ path: '/villas', at: '2026-11-23T09:58:00.000Z' }],
}
const PERSONAL = {
  name: '',
  email: '',
  phone: '',
  message: '',
  about: '',
  language: '',
  asked: null,
}
const erase = (email: string) => administrator.ask('POST', '/enquiries/erase', { email })
const again = async (key: string | null | undefined) => (await enquiriesOf(payload, key ?? ''))[0]

/** How many enquiries the visits page counts. */
async function countedEnquiries() {
  const where = { kind: { equals: 'enquiry' } }
  const { docs } = await payload.find({ collection: 'visit-counts', where, pagination: false })
  return docs.reduce((sum, { count }) => sum + (count ?? 0), 0)
}

/** An enquiry with all data that a person may send. */
async function makeFull(email: string) {
  const house = '/real-estate/villas/casa-nova'
  const written = {
    name: 'Zebulon',
    email,
    phone: '123',
    about: 'A visit',
    language: 'Deutsch',
    house,
  }
  const one = await makeEnquiry(payload, written, { visit })
  const asked = [{ label: 'Nickname', kind: 'text', value: 'Zebulon' }]
  await payload.db.updateOne({ collection: 'enquiries', id: one.id, data: { asked } })
  await administrator.ask('POST', `/enquiries/${one.id}/notes`, { text: 'Zebulon called' })
  return (await again(one.key)) ?? one
}

test('all of one person’s data is exported, and nobody else’s', async () => {
  const one = await makeFull('export@example.com')
  await makeFull('other@example.com')
  const { status, body } = await administrator.ask('POST', '/enquiries/person', {
    email: 'Export@Example.COM',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ enquiries: [{ name: 'Zebulon', message: one.message, visit }] })
  expect(body.enquiries).toMatchObject([{ notes: [{ text: 'Zebulon called', by: 'Ada' }] }])
  expect(JSON.stringify(body)).not.toContain('other@example.com')
  const odd = await administrator.ask('POST', '/enquiries/person', { email: '' })
  expect(odd).toMatchObject({ status: 400, message: 'Enter the person’s email address.' })
})

test('one person is erased, and the counted data remains', async () => {
  const [one, second] = [await makeFull('erase@example.com'), await makeFull('ERASE@example.com')]
  const other = await makeFull('kept@example.com')
  expect((await erase('Erase@Example.com')).body).toEqual({ erased: 2 })
  for (const { key, acceptedAt, housePath, reference, dueAt, id } of [one, second]) {
    expect(await again(key)).toMatchObject({
      ...PERSONAL,
      ...{ notes: [], visit: null, acceptedAt, housePath, reference, dueAt, state: 'new' },
      erasedAt: expect.any(String),
    })
    expect(seams.forgotten).toContain(id)
  }
  expect(await again(other.key)).toEqual(other)
  const rows = JSON.stringify(await enquiriesOf(payload))
  expect(rows.toLowerCase()).not.toContain('erase@example.com')
  const noted = await administrator.ask('POST', `/enquiries/${one.id}/notes`, { text: 'x' })
  expect(noted.status).toBe(409)
  const patched = await administrator.ask('PATCH', `/enquiries/${one.id}`, { state: 'lost' })
  expect(patched.status).toBe(200)
  const { body } = await administrator.ask('GET', erasuresOf([one.id, other.id, 99_999]))
  expect(body.docs).toEqual([
    { id: other.id, erasedAt: null },
    { id: one.id, erasedAt: expect.any(String) },
  ])
})

test('a restored backup is erased again, and enquiries sent later stay', async () => {
  const one = await makeFull('restored@example.com')
  await erase('restored@example.com')
  const { name, email, phone, message, notes, visit: seen } = one
  const back = { name, email, phone, message, notes: notes ?? [], visit: seen ?? null }
  await rewrite(payload, one.id, { ...back, erasedAt: null })
  await new Promise((resolve) => setTimeout(resolve, 5))
  const later = await makeFull('restored@example.com')
  expect((await again(one.key))?.email).toBe('restored@example.com')

  expect(await applyLedger(payload)).toBe(1)
  expect(await again(one.key)).toMatchObject({ ...PERSONAL, notes: [], visit: null })
  expect(await again(later.key)).toEqual(later)
  expect(await applyLedger(payload)).toBe(0)
  const file = await readFile(join(content.folder, 'erasures.jsonl'), 'utf8')
  expect(file).not.toMatch(/example\.com|zebulon/i)
})

test('an erased enquiry that the site hands over again stays erased', async () => {
  const sent = accepted({ email: 'twice@example.com' })
  await handOver(payload, sent)
  await erase('twice@example.com')
  expect(await handOver(payload, sent)).toMatchObject({ status: 200 })
  expect(await enquiriesOf(payload, sent.key)).toMatchObject([PERSONAL])
})

test('an enquiry that waited on the site while its person was erased is counted without personal data', async () => {
  const queued: number[] = []
  seams.queue = async (id) => void queued.push(id)
  const written = { name: 'Zebulon', email: 'Waiting@example.com', phone: '123', about: 'A visit' }
  const waiting = accepted(written, { visit })
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect((await erase('waiting@example.com')).body).toEqual({ erased: 0 })
  await new Promise((resolve) => setTimeout(resolve, 5))
  const later = accepted(written)
  const before = await countedEnquiries()
  for (const one of [waiting, waiting, later])
    expect(await handOver(payload, one)).toMatchObject({ status: 200, body: { stored: true } })
  expect(await enquiriesOf(payload, waiting.key)).toMatchObject([
    {
      ...PERSONAL,
      ...{ visit: null, source: 'search.example', acceptedAt: waiting.acceptedAt },
      erasedAt: expect.any(String),
    },
  ])
  const [kept] = await enquiriesOf(payload, later.key)
  expect(kept).toMatchObject({ name: 'Zebulon', erasedAt: null })
  expect(queued).toEqual([kept?.id])
  expect(await countedEnquiries()).toBe(before + 2)
})

test('an enquiry that is being stored while its person is erased does not stay', async () => {
  const sent = accepted({ email: 'meanwhile@example.com' })
  seams.queue = async () => {
    await erase('meanwhile@example.com')
  }
  await handOver(payload, sent)
  expect(await enquiriesOf(payload, sent.key)).toMatchObject([PERSONAL])
})

test('a deleted enquiry is not restored from a backup or by the site', async () => {
  const sent = accepted({ name: 'Zebulon', email: 'deleted@example.com' })
  await handOver(payload, sent)
  const [one] = await enquiriesOf(payload, sent.key)
  const path = `/enquiries/${one?.id}`
  expect((await administrator.ask('DELETE', path)).status).toBe(200)
  expect((await administrator.ask('DELETE', path)).status).toBe(404)
  expect(await enquiriesOf(payload, sent.key)).toEqual([])
  await handOver(payload, sent)
  expect(await enquiriesOf(payload, sent.key)).toMatchObject([PERSONAL])

  const back = { name: 'Zebulon', email: 'deleted@example.com', erasedAt: null }
  const [stored] = await enquiriesOf(payload, sent.key)
  await rewrite(payload, stored?.id ?? 0, back)
  const other = await makeFull('deleted@example.com')
  expect(await applyLedger(payload)).toBe(1)
  expect(await enquiriesOf(payload, sent.key)).toMatchObject([PERSONAL])
  expect(await again(other.key)).toEqual(other)
})

test('enquiries older than the retention time are erased', async () => {
  const one = await makeFull('old@example.com')
  const at = Date.parse(one.acceptedAt ?? '')
  const days = (count: number) => new Date(at + count * 24 * 60 * 60 * 1000)
  await eraseOld(payload, days(729.9))
  expect(await again(one.key)).toEqual(one)
  expect(await eraseOld(payload, days(730.1))).toBeGreaterThan(0)
  expect(await again(one.key)).toMatchObject({ ...PERSONAL, housePath: one.housePath })
  expect(seams.forgotten).toContain(one.id)
  expect(await eraseOld(payload, days(730.1))).toBe(0)
})

const LATER = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000)

test('an enquiry in hand is reminded of as well, and none twice', async () => {
  await escalateOverdue(payload, LATER)
  seams.escalated = []
  const [one, before] = [await makeEnquiry(payload), await makeEnquiry(payload)]
  const take = ({ id }: { id: number }) =>
    administrator.ask('PATCH', `/enquiries/${id}`, { state: 'in-hand' })
  await take(one)
  const { overdue } = await countOpen(payload, LATER)
  await escalateOverdue(payload, LATER)
  expect(seams.escalated).toMatchObject([{ id: one.id }, { id: before.id }])
  await take(before)
  expect(await escalateOverdue(payload, LATER)).toBe(0)
  expect((await countOpen(payload, LATER)).overdue).toBe(overdue)
})

test('an overdue enquiry is reminded of once, also with two replicas of the service', async () => {
  await escalateOverdue(payload, LATER)
  seams.escalated = []
  const [one, answered, erased] = [
    await makeEnquiry(payload),
    await makeEnquiry(payload),
    await makeEnquiry(payload, { email: 'gone@example.com' }),
  ]
  await administrator.ask('PATCH', `/enquiries/${answered.id}`, { state: 'answered' })
  await erase('gone@example.com')
  const due = new Date(one.dueAt ?? '')
  expect(await escalateOverdue(payload, due)).toBe(0)
  const after = new Date(due.getTime() + 1)
  await Promise.all([escalateOverdue(payload, after), escalateOverdue(payload, after)])
  const { id, reference, dueAt } = one
  expect(seams.escalated).toEqual([{ id, reference, dueAt }])
  expect((await again(one.key))?.escalatedAt).toBe(after.toISOString())
  expect((await again(answered.key))?.escalatedAt).toBeNull()
  expect((await again(erased.key))?.escalatedAt).toBeNull()
})

test('a reminder that cannot be queued is tried again', async () => {
  const one = await makeEnquiry(payload)
  seams.isBroken = true
  await expect(escalateOverdue(payload, LATER)).rejects.toThrow('The queue is broken.')
  expect((await again(one.key))?.escalatedAt).toBeNull()
  seams.isBroken = false
  await escalateOverdue(payload, LATER)
  expect(seams.escalated).toMatchObject([{ id: one.id }])
})

test('erased enquiries are not counted as waiting', async () => {
  const before = await countOpen(payload, LATER)
  await makeEnquiry(payload, { email: 'counted@example.com' })
  const { unanswered, overdue } = await countOpen(payload, LATER)
  expect([unanswered, overdue]).toEqual([before.unanswered + 1, before.overdue + 1])
  await erase('counted@example.com')
  expect(await countOpen(payload, LATER)).toEqual(before)
})

test('the jobs of the service run at its start, and log nothing personal', async () => {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  vi.stubEnv('LOG_LEVEL', 'debug')
  vi.resetModules()
  const { startEnquiryJobs: start } = (await import('./jobs.ts')) as {
    startEnquiryJobs: typeof startEnquiryJobs
  }
  const overdue = await makeFull('overdue@example.com')
  await rewrite(payload, overdue.id, { dueAt: '2026-01-05T09:00:00.000Z' })
  const old = await makeFull('ancient@example.com')
  await rewrite(payload, old.id, { acceptedAt: '2020-01-05T09:00:00.000Z' })
  const stop = start(payload)
  await expect.poll(async () => (await again(overdue.key))?.escalatedAt).toBeTruthy()
  await expect.poll(async () => (await again(old.key))?.erasedAt).toBeTruthy()
  await expect.poll(() => lines.join('')).toContain('Personal data of enquiries erased')
  stop()
  expect(lines.join('')).not.toMatch(/example\.com|zebulon|fig tree/i)
})

test('restored enquiries are erased again, although old enquiries could not be erased', async () => {
  vi.resetModules()
  vi.doMock('./retention.ts', () => ({
    eraseOld: () => Promise.reject(new Error('The settings cannot be read.')),
  }))
  const { startEnquiryJobs: start } = (await import('./jobs.ts')) as {
    startEnquiryJobs: typeof startEnquiryJobs
  }
  const one = await makeFull('back@example.com')
  await erase('back@example.com')
  await rewrite(payload, one.id, { name: 'Zebulon', email: 'back@example.com', erasedAt: null })
  const stop = start(payload)
  await expect.poll(async () => (await again(one.key))?.email).toBe('')
  stop()
  vi.doUnmock('./retention.ts')
})
