import { isReference, referenceOf } from '@belvedere/kit/enquiry/reference.ts'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import type { Payload, PayloadRequest } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { metrics } from '../service/metrics.ts'
import { accepted, enquiriesOf, handOver, signedRequest } from '../testing/enquiry.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { dueAt } from './due-at.ts'
import { ownerHours } from './owner-hours.ts'
import { receiveEnquiry } from './receive.ts'

const queued = vi.hoisted(() => ({ work: async (_req: unknown, _enquiry: object) => {} }))
vi.mock('./deliveries/queue-deliveries.ts', () => ({
  queueDeliveries: (req: unknown, enquiry: object) => queued.work(req, enquiry),
}))

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())
afterEach(() => {
  queued.work = async () => {}
  vi.restoreAllMocks()
})

const steps = [{ path: '/villas', at: '2026-11-23T09:58:00.000Z' }]
const visit = { source: { referrer: 'search.example', campaign: '' }, steps }

test('an enquiry is stored as it was sent, with its reference', async () => {
  const written = { phone: '+44 20 7946 0185', about: 'A visit', language: 'Deutsch', news: 'yes' }
  const one = accepted(written, { visit, acceptedAt: '2026-11-23T10:00:00.000Z' })
  const reference = referenceOf(one.key)
  expect(isReference(reference)).toBe(true)
  expect(await handOver(payload, one)).toEqual({ status: 200, body: { stored: true, reference } })
  const [stored, ...others] = await enquiriesOf(payload, one.key)
  expect(others).toEqual([])
  const due = dueAt(new Date(one.acceptedAt), await ownerHours(payload))
  expect(stored).toMatchObject({
    ...{ name: 'Ines Marlow', email: 'ines@example.com', ...written, news: true },
    ...{ message: one.enquiry.message, answerBy: 'email', page: '/contact', visit, reference },
    ...{ acceptedAt: one.acceptedAt, state: 'new', dueAt: due.toISOString(), notes: [] },
    ...{ house: null, housePath: '', houseTitle: '' },
    ...{ source: 'search.example', newsWording: ENGLISH.form.news },
  })
  expect(Date.parse(stored?.storedAt ?? '')).toBeLessThanOrEqual(Date.now())
})

test('the consent to news stores the wording of the site', async () => {
  const update = (status: 'draft' | 'published', news: string) =>
    payload.updateGlobal({
      slug: 'brand',
      data: { form: { news }, _status: status },
      draft: status === 'draft',
    })
  await update('published', 'Write to me about new houses.')
  await update('draft', 'Write to me about anything.')
  const [yes, no] = [accepted({ news: 'yes' }), accepted()]
  for (const one of [yes, no]) await handOver(payload, one)
  const [stored] = await enquiriesOf(payload, yes.key)
  expect(stored).toMatchObject({ news: true, newsWording: 'Write to me about new houses.' })
  const [other] = await enquiriesOf(payload, no.key)
  expect(other).toMatchObject({ news: false, newsWording: null, source: null })
})

test('answers to own questions are stored in the words of the form, with what had to be agreed to', async () => {
  const asked = [
    { label: 'How many rooms?', kind: 'choice', value: 'Three' },
    { label: 'Anything else?', kind: 'lines', value: 'A\n<b>balcony</b>' },
  ] as const
  const consent = { text: 'I agree to be answered.', version: 'a1b2' }
  const { enquiry, ...rest } = accepted()
  const one = { ...rest, enquiry: { ...enquiry, message: '', asked, consent } }
  expect(await handOver(payload, one)).toMatchObject({ status: 200 })
  const [stored] = await enquiriesOf(payload, one.key)
  expect(stored).toMatchObject({ asked, consent, message: '', acceptedAt: one.acceptedAt })
})

test('the same enquiry five times at once is stored once, and each request is told so', async () => {
  const seen: object[] = []
  queued.work = async (_req, enquiry) => void seen.push(enquiry)
  const one = accepted()
  const answers = await Promise.all(Array.from({ length: 5 }, () => handOver(payload, one)))
  const reference = referenceOf(one.key)
  for (const answer of answers)
    expect(answer).toEqual({ status: 200, body: { stored: true, reference } })
  expect(await handOver(payload, one)).toMatchObject({ status: 200 })
  expect(await enquiriesOf(payload, one.key)).toHaveLength(1)
  expect(seen).toHaveLength(1)
})

test('a hundred different enquiries at once are all stored', async () => {
  const all = Array.from({ length: 100 }, () => accepted())
  const answers = await Promise.all(all.map((one) => handOver(payload, one)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const keys = new Set((await enquiriesOf(payload)).map(({ key }) => key))
  expect(all.filter(({ key }) => !keys.has(key))).toEqual([])
})

test('the house is found by its path, whatever the owner calls section and category since', async () => {
  const category = await makeCategory(payload, 'Villas')
  const listing = await makeListing(payload, 'Casa Nova', { category })
  const seen: object[] = []
  queued.work = async (_req, enquiry) => void seen.push(enquiry)
  const path = '/wohnungen/houses/casa-nova'
  const one = accepted({ house: path })
  await handOver(payload, one)
  const [stored] = await enquiriesOf(payload, one.key)
  const house = { title: 'Casa Nova', path }
  expect(stored).toMatchObject({ house: listing.id, housePath: path, houseTitle: house.title })
  const { enquiry, acceptedAt } = one
  const reference = referenceOf(one.key)
  expect(seen).toEqual([{ id: stored?.id, reference, enquiry, house, acceptedAt }])

  await payload.delete({ collection: 'listings', id: listing.id })
  const [kept] = await enquiriesOf(payload, one.key)
  expect(kept).toMatchObject({ house: null, housePath: path, houseTitle: 'Casa Nova' })
})

test('an unknown house keeps its path', async () => {
  const one = accepted({ house: '/real-estate/villas/gone' })
  await handOver(payload, one)
  const [stored] = await enquiriesOf(payload, one.key)
  expect(stored).toMatchObject({ house: null, housePath: '/real-estate/villas/gone' })
})

test('deliveries are queued in the same transaction, or nothing is stored', async () => {
  const one = accepted()
  queued.work = async () => Promise.reject(new Error('The queue is broken.'))
  expect(await handOver(payload, one)).toMatchObject({ status: 503 })
  expect(await enquiriesOf(payload, one.key)).toEqual([])

  queued.work = async (req) => {
    const { transactionID } = req as PayloadRequest
    expect(await transactionID).toBeTruthy()
  }
  expect(await handOver(payload, one)).toMatchObject({ status: 200 })
  expect(await enquiriesOf(payload, one.key)).toHaveLength(1)
})

test('only the site’s signature is accepted, and only for five minutes', async () => {
  const one = accepted()
  expect(await handOver(payload, one, { key: 'another key' })).toMatchObject({ status: 401 })
  const timestamp = Math.floor(Date.now() / 1000) - 301
  expect(await handOver(payload, one, { timestamp })).toMatchObject({ status: 401 })
  const signed = signedRequest(one)
  const altered = new Request(signed.url, {
    method: 'POST',
    headers: signed.headers,
    body: JSON.stringify({ ...one, page: '/elsewhere' }),
  })
  const unsigned = new Request(signed.url, { method: 'POST', body: JSON.stringify(one) })
  for (const request of [altered, unsigned])
    expect((await receiveEnquiry(request, async () => payload)).status).toBe(401)
  expect(await enquiriesOf(payload, one.key)).toEqual([])
})

test.each([
  ['no JSON', '{"key":'],
  ['no object', '[]'],
  ['an empty body', ''],
  ['an odd key', { ...accepted(), key: 'x' }],
  ['an odd time', { ...accepted(), acceptedAt: 'soon' }],
  ['no address', { ...accepted(), enquiry: { ...accepted().enquiry, email: '' } }],
  ['a body of 65 KB', { ...accepted(), page: 'x'.repeat(65 * 1024) }],
])('%s is refused permanently, with a sentence', async (_, body) => {
  const before = (await enquiriesOf(payload)).length
  const answer = await handOver(payload, body)
  expect(answer).toEqual({
    status: 422,
    body: { refused: expect.stringMatching(/^This is .*\.$/) },
  })
  expect(await enquiriesOf(payload)).toHaveLength(before)
})

test('the largest enquiry of a form is accepted', async () => {
  const message = '\u{1F46A}'.repeat(4000)
  const one = accepted({ message, name: '日'.repeat(200) }, { visit })
  expect(await handOver(payload, one)).toMatchObject({ status: 200 })
  expect((await enquiriesOf(payload, one.key))[0]?.message).toBe(message)
})

test('while the database is down the site is asked to try again', async () => {
  const away = () => Promise.reject(new Error('connect ECONNREFUSED'))
  const answer = await receiveEnquiry(signedRequest(accepted()), away)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
})

test('neither the log nor the metrics contain data of an enquiry', async () => {
  vi.stubEnv('LOG_LEVEL', 'debug')
  vi.resetModules()
  const { receiveEnquiry: receive } = await import('./receive.ts')
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const private_ = { name: 'Zebulon', email: 'zebulon@secret.example', message: 'Quetzal' }
  const one = accepted({ ...private_, phone: '0304567890' }, { page: '/pangolin', visit })
  const send = (body: unknown, open = async () => payload) => receive(signedRequest(body), open)
  await send(one)
  await send(one)
  await send({ ...one, key: 'x' })
  queued.work = async () => {
    const cause = new Error('SQLITE_FULL: database or disk is full')
    throw new Error(`Failed query: insert into "enquiries"\nparams: ${JSON.stringify(one)}`, {
      cause,
    })
  }
  expect((await send({ ...one, key: 'f'.repeat(64) })).status).toBe(503)
  const text = `${lines.join('')}${metrics.registry.text()}`
  expect(lines.join('')).toContain(referenceOf(one.key))
  expect(text).toMatch(/enquiries_total\{result="stored"\}/)
  expect(text).toContain('SQLITE_FULL')
  expect(text).not.toMatch(/zebulon|quetzal|0304567890|pangolin|villas|search\.example/i)
})
