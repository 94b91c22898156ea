import { verify } from '@belvedere/kit/signature.ts'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { deliveriesOf, passTime, untilAll } from '../../testing/deliveries.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { makeEnquiry, makeQueued } from '../../testing/queued-enquiry.ts'
import { openReceiver, type Received } from '../../testing/receiver.ts'
import hubspotContract from './contracts/hubspot.json' with { type: 'json' }
import salesforceContract from './contracts/salesforce.json' with { type: 'json' }
import type { DeliveryRow } from './row.ts'
import { sendToHubspot } from './senders/hubspot.ts'
import { HUBSPOT_FIELDS, SALESFORCE_FIELDS } from './settings/defaults.ts'
import { readEnquirySettings } from './settings/read-settings.ts'
import type { MappingRow } from './settings/settings.ts'
import { DeliveryWorker } from './worker.ts'

const SECRET = 'a secret for tests alone'
const HOUSE = { title: 'Hill House', path: '/villas/hill-house' }

let content: TestContent
let payload: Payload
let worker: DeliveryWorker

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
beforeEach(() => {
  vi.stubEnv('LOG_LEVEL', 'error')
  vi.stubEnv('WEBHOOK_NETWORKS', '127.0.0.1')
  worker = new DeliveryWorker(payload, { intervalMs: 20, timeoutMs: 4000 })
})
afterEach(async () => {
  await worker.stop()
  vi.unstubAllEnvs()
  await payload.db.deleteMany({ collection: 'deliveries', where: {} })
})
afterAll(() => content[Symbol.asyncDispose]())

/** Enquiries go to these programs alone, and to the team. */
async function save(data: object) {
  const none = {
    webhookUrl: '',
    salesforceOrganisation: '',
    hubspotPortal: '',
    acknowledges: false,
  }
  const team = { teamAddresses: [{ address: 'team@casa.example' }] }
  await payload.updateGlobal({ slug: 'enquiry-settings', data: { ...none, ...team, ...data } })
}

async function deliver(...states: ('sent' | 'failed' | 'given-up')[]) {
  const stored = await makeQueued(
    payload,
    { name: 'Ana María Marlow', message: 'שלום\n& more', news: true },
    HOUSE,
  )
  worker.start()
  return { stored, rows: await untilAll(payload, stored.id, 'sent', 'kept', ...states) }
}

const isSigned = ({ headers, body }: Received, key = SECRET) =>
  verify({
    key,
    timestamp: String(headers['x-belvedere-timestamp']),
    signature: String(headers['x-belvedere-signature']),
    body,
  })

test('a webhook gets the enquiry as signed JSON', async () => {
  await using receiver = await openReceiver(() => ({ status: 202 }))
  await save({ webhookUrl: `${receiver.url}/in?from=site`, newWebhookSecret: SECRET })
  const { stored } = await deliver()
  const [got] = receiver.received
  if (!got) throw new Error('Nothing arrived.')
  expect(got.path).toBe('/in?from=site')
  expect([isSigned(got), isSigned(got, 'another')]).toEqual([true, false])
  expect(JSON.parse(got.body)).toEqual({
    event: 'enquiry.accepted',
    enquiry: {
      reference: stored.reference,
      acceptedAt: stored.acceptedAt,
      name: 'Ana María Marlow',
      email: 'ines@example.com',
      phone: '',
      about: '',
      house: HOUSE,
      message: 'שלום\n& more',
      language: '',
      answerBy: 'email',
      news: true,
      asked: [],
      consent: null,
    },
  })
})

test('a webhook is tried again with the same key and a new signature', async () => {
  await using receiver = await openReceiver((_, count) => (count === 0 ? 'drop' : { status: 200 }))
  await save({ webhookUrl: receiver.url, newWebhookSecret: SECRET })
  const { stored, rows } = await deliver('failed')
  expect(rows.webhook?.lastError).toBe('The other program was not reached (ECONNRESET).')
  await passTime(payload)
  await untilAll(payload, stored.id, 'sent', 'kept')
  const keys = receiver.received.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual([keys[0], keys[0]])
  expect(receiver.received.every((got) => isSigned(got))).toBe(true)
})

test('a webhook that is gone is given up, and a redirect is not followed', async () => {
  await using other = await openReceiver(() => ({ status: 200 }))
  let answer: { status: number; headers?: Record<string, string> } = { status: 410 }
  await using receiver = await openReceiver(() => answer)
  await save({ webhookUrl: receiver.url, newWebhookSecret: SECRET })
  expect((await deliver('given-up')).rows.webhook).toMatchObject({ state: 'given-up', attempts: 1 })
  answer = { status: 307, headers: { location: other.url } }
  const { rows } = await deliver('failed')
  expect(rows.webhook).toMatchObject({ state: 'failed', lastError: 'The webhook answered 307.' })
  expect(other.received).toEqual([])
})

test('without a secret, a webhook gets nothing', async () => {
  await save({ webhookUrl: 'https://crm.example.com' })
  await payload.db.updateGlobal({ slug: 'enquiry-settings', data: { webhookSecret: null } })
  const { stored } = await deliver()
  expect(Object.keys(await deliveriesOf(payload, stored.id))).toEqual(['team'])
})

test('Salesforce gets the form that its Web-to-Lead describes', async () => {
  const { request, accepted } = salesforceContract
  await using receiver = await openReceiver(() => accepted)
  const salesforceUrl = `${receiver.url}${new URL(request.address).pathname}?encoding=UTF-8`
  const salesforceFields = [
    ...SALESFORCE_FIELDS,
    { ours: 'news', theirs: 'news_by_mail', fixed: '' },
  ]
  await save({ salesforceOrganisation: '00D000000000001', salesforceUrl, salesforceFields })
  await deliver()
  const [got] = receiver.received
  expect(got?.path).toBe('/servlet/servlet.WebToLead?encoding=UTF-8')
  expect(got?.headers['content-type']).toContain(request.contentType)
  const form = Object.fromEntries(new URLSearchParams(got?.body))
  expect(Object.keys(form)).toEqual(expect.arrayContaining(request.needed))
  expect(form).toMatchObject({
    oid: '00D000000000001',
    first_name: 'Ana María',
    last_name: 'Marlow',
    email: 'ines@example.com',
    company: 'Private',
    news_by_mail: '1',
    description: 'שלום\n& more',
  })
  expect(form).not.toHaveProperty('phone')
})

test('a lead that Salesforce did not make is a failure, though it answers 200', async () => {
  await using receiver = await openReceiver(() => salesforceContract.refused)
  await save({ salesforceOrganisation: '00D000000000001', salesforceUrl: receiver.url })
  const { rows } = await deliver('failed')
  expect(rows.salesforce?.lastError).toMatch(/did not make a lead/)
})

type Answer = { status: number; body: object }

/** Sends an enquiry to a fake HubSpot with known responses. */
async function toHubspot({ status, body }: Answer, fields: MappingRow[] = HUBSPOT_FIELDS) {
  await using receiver = await openReceiver(() => ({ status, body: JSON.stringify(body) }))
  const req = await createLocalReq({}, payload)
  const { enquiry, ...rest } = await makeEnquiry(payload, {
    phone: '+44 20 7946 0185',
    asked: [
      { label: 'Rooms', kind: 'choice', value: 'Two' },
      { label: 'Pets', kind: 'yes', value: 'yes' },
    ],
  })
  const settings = await readEnquirySettings(req)
  const hubspot = {
    base: receiver.url,
    portal: '62515',
    form: '78c2891f-ebdd-44c0-bd94-15c012bbbfbf',
    fields,
  }
  const row: DeliveryRow = {
    ...{ id: 1, enquiry: rest.id, reference: rest.reference, kind: 'hubspot', key: 'k' },
    ...{ attempts: 0, queuedAt: 0, details: { house: HOUSE } },
  }
  const delivery = {
    req,
    row,
    enquiry: { ...enquiry, reference: rest.reference, acceptedAt: rest.acceptedAt },
    timeoutMs: 4000,
  }
  const failure = await sendToHubspot({ ...delivery, settings: { ...settings, hubspot } }).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { got: receiver.received[0], failure, acceptedAt: rest.acceptedAt }
}

test('HubSpot gets what its Forms API describes', async () => {
  const { request, accepted } = hubspotContract
  const rows: MappingRow[] = [
    ...HUBSPOT_FIELDS,
    { ours: 'houseTitle', theirs: 'house', fixed: '' },
    { ours: 'fixed', theirs: 'source', fixed: 'Website' },
    { ours: 'about', theirs: 'about', fixed: '' },
    { ours: 'news', theirs: 'news_by_mail', fixed: '' },
    { ours: 'asked', theirs: 'details', fixed: '' },
  ]
  const { got, failure, acceptedAt } = await toHubspot(accepted, rows)
  expect(failure).toBeUndefined()
  const { pathname } = new URL(
    request.address
      .replace('{portalId}', '62515')
      .replace('{formGuid}', '78c2891f-ebdd-44c0-bd94-15c012bbbfbf'),
  )
  expect(got?.path).toBe(pathname)
  expect(got?.headers['content-type']).toBe(request.contentType)
  const body = JSON.parse(got?.body ?? '')
  expect(request.bodyKeys).toEqual(expect.arrayContaining(Object.keys(body)))
  expect(body.submittedAt).toBe(String(Date.parse(acceptedAt)))
  for (const field of body.fields) {
    expect(Object.keys(field)).toEqual(request.fieldKeys)
    expect(field.objectTypeId).toBe(request.contactObjectTypeId)
  }
  const sent = body.fields.map(({ name, value }: { name: string; value: string }) => [name, value])
  expect(Object.fromEntries(sent)).toEqual({
    email: 'ines@example.com',
    firstname: 'Ines',
    lastname: 'Marlow',
    phone: '+44 20 7946 0185',
    message: 'Which house\nhas the fig tree?',
    house: 'Hill House',
    source: 'Website',
    news_by_mail: 'false',
    details: 'Rooms: Two\nPets: yes',
  })
})

test.each([
  ['refused', 'HubSpot answered 400: INVALID_EMAIL, REQUIRED_FIELD.'],
  ['unknownForm', 'HubSpot answered 404.'],
  ['tooMany', 'HubSpot answered 429: RATE_LIMIT.'],
] as const)(
  'a response of HubSpot (%s) is reported without the sent data',
  async (name, message) => {
    expect((await toHubspot(hubspotContract[name])).failure).toBe(message)
  },
)
