import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { readOwnerWeek } from './settings/owner-hours.ts'
import { readEnquirySettings } from './settings/read-settings.ts'

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
afterAll(() => content[Symbol.asyncDispose]())

const PATH = '/globals/enquiry-settings'
const read = async () => readEnquirySettings(await createLocalReq({}, payload))

test('settings that were never saved have their defaults', async () => {
  expect(await read()).toMatchObject({
    teamAddresses: [],
    acknowledges: true,
    answerWithinHours: 8,
    openingHours: expect.arrayContaining([{ day: 'monday', from: 540, to: 1080 }]),
    retentionDays: 730,
    webhook: undefined,
    hubspot: undefined,
    salesforce: undefined,
  })
})

test("the owner's week begins with Sunday, and the opening hours of a day are in order", async () => {
  const openingHours = [
    { day: 'monday', from: '14:00', to: '24:00' },
    { day: 'monday', from: '08:30', to: '12:00' },
    { day: 'saturday', from: '18:00', to: '09:00' },
  ]
  const data = { openingHours, answerWithinHours: 4 }
  const site = { name: 'Hill House', currency: 'EUR', locale: 'en', timeZone: 'Europe/Madrid' }
  await payload.updateGlobal({ slug: 'site', data: { ...site, _status: 'published' } })
  expect((await publisher.ask('POST', PATH, data)).status).toBe(200)
  const monday = [
    { from: '08:30', to: '12:00' },
    { from: '14:00', to: '24:00' },
  ]
  expect(await readOwnerWeek(payload)).toEqual({
    timeZone: 'Europe/Madrid',
    week: [[], monday, [], [], [], [], [{ from: '18:00', to: '09:00' }]],
    answerWithin: 4,
  })
})

test('the secret is used, but neither returned nor stored in plain text', async () => {
  const secret = 'a secret for tests alone'
  const data = { webhookUrl: 'https://crm.example.com/in', newWebhookSecret: secret }
  const saved = await publisher.ask('POST', PATH, data)
  expect(saved.status).toBe(200)
  const shown = await publisher.ask('GET', PATH)
  expect(JSON.stringify([saved.body, shown.body])).not.toMatch(/secret for tests|ebhookSecret"/)
  expect((await read()).webhook).toEqual({ url: data.webhookUrl, secret })
  const stored = await payload.db.findGlobal({ slug: 'enquiry-settings' })
  expect(JSON.stringify(stored)).not.toContain(secret)
  await publisher.ask('POST', PATH, { retentionDays: 30, webhookSecret: 'chosen by a client' })
  await publisher.ask('POST', PATH, { newWebhookSecret: '' })
  expect(await read()).toMatchObject({ retentionDays: 30, webhook: { secret } })
})

test('editors neither see nor change the settings', async () => {
  expect((await editor.ask('GET', PATH)).status).toBe(403)
  expect((await editor.ask('POST', PATH, { retentionDays: 1 })).status).toBe(403)
})

test.each([
  [{ webhookUrl: 'http://crm.example.com/in' }, /https:/],
  [{ webhookUrl: 'https://me:secret@crm.example.com/in' }, /password out of/],
  [{ webhookUrl: 'file:///etc/passwd' }, /https:/],
  [{ salesforceUrl: 'crm' }, /whole address/],
  [{ teamAddresses: [{ address: 'a@b.example, c@d.example' }] }, /one e-mail address/],
  [{ openingHours: [{ day: 'monday', from: '9', to: '18:00' }] }, /time of the day/],
  [{ hubspotForm: 'form/../x' }, /id of the form/],
  [{ hubspotPortal: '12/34' }, /number of the HubSpot/],
  [{ salesforceOrganisation: '00D' }, /begins with 00D/],
  [{ hubspotFields: [{ ours: 'name', theirs: 'a"b' }] }, /name of the field/],
  [{ newWebhookSecret: 'short' }, /16/],
])('%j is refused', async (data, message) => {
  const answer = await publisher.ask('POST', PATH, data)
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toMatch(message)
})
