import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, handleEndpoints, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sharp } from '../../media/sharp.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { accepted, handOver } from '../../testing/enquiry.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { PASSWORD, type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import { switchOnCodes } from '../../testing/second-factor.ts'
import { seenAs } from '../../workflow/releases/seen-as.ts'
import type { ShownRelease } from '../../workflow/releases/shown.ts'
import { MIN_PASSWORD } from '../min-password.ts'
import { pruneAuditLog } from './prune.ts'
import { readEntries } from './read-entries.ts'
import { recordAudit } from './record.ts'
import { recordFactor } from './record-factor.ts'
import { sentenceText } from './sentence.ts'

let content: TestContent
let payload: Payload
let ana: Person
let ben: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  ana = await signIn(payload, 'administrator', 'Ana')
  ben = await signIn(payload, 'editor', 'Ben')
})
afterEach(() => void vi.useRealTimers().unstubAllEnvs())
afterAll(() => content[Symbol.asyncDispose]())

const EVERYTHING = { timeZone: 'UTC' }

/** The sentences of the log, the newest first. */
async function log(limit = 50) {
  return (await readEntries(payload, EVERYTHING, { limit })).map(sentenceText)
}

/** The sentences that were added during the work, the oldest first. */
async function during(work: () => Promise<unknown>) {
  const [last] = await readEntries(payload, EVERYTHING, { limit: 1 })
  await work()
  const entries = await readEntries(payload, EVERYTHING, { limit: 50 })
  return entries
    .filter(({ id }) => id > (last?.id ?? 0))
    .map(sentenceText)
    .reverse()
}

const published = { _status: 'published' }
const makePage = async (title: string) =>
  (await payload.create({ collection: 'pages', data: { title }, draft: true })).id

test('publishing and unpublishing are recorded, changes of drafts are not', async () => {
  const id = await makePage('Villa Aguamarina')
  const sentences = await during(async () => {
    await ben.ask('PATCH', `/pages/${id}?draft=true`, { title: 'Villa Aguamarina' })
    await ana.ask('PATCH', `/pages/${id}`, published)
    await ana.ask('PATCH', `/pages/${id}?draft=true&autosave=true`, { title: 'Later' })
    await ana.ask('PATCH', `/pages/${id}`, { _status: 'draft' })
    await ana.ask('POST', '/globals/brand', { statement: 'One', ...published })
    await ana.ask('POST', '/redirects', { from: '/old', to: '/new', status: '301' })
  })
  expect(sentences).toEqual([
    'Ana published Villa Aguamarina',
    'Ana took Later off the site',
    'Ana published Brand',
    'Ana added the redirect from /old',
  ])
  const [entry] = await readEntries(payload, { ...EVERYTHING, person: ana.id }, { limit: 1 })
  expect(entry).toMatchObject({ account: ana.id, record: expect.stringMatching(/^redirects:\d+$/) })
})

test('for files, only a replaced or deleted file is recorded', async () => {
  const id = await makePicture(payload, { alt: 'A bay' })
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
  const bytes = await picture.jpeg().toBuffer()
  const file = { data: bytes, name: 'A bay.jpg', mimetype: 'image/jpeg', size: bytes.byteLength }
  const sentences = await during(async () => {
    await ana.ask('PATCH', `/media/${id}`, { alt: 'The bay' })
    await payload.update({ collection: 'media', id, data: { alt: 'Another bay' }, file })
    await ana.ask('DELETE', `/media/${id}`)
  })
  expect(sentences).toEqual([
    expect.stringMatching(/^The service itself changed the file a-bay-.*\.jpg$/),
    expect.stringMatching(/^Ana deleted the file a-bay-.*\.jpg$/),
  ])
})

test('a publish and its entry are committed together or not at all', async () => {
  const id = await makePage('Nowhere')
  const publish = (req: object) =>
    payload.update({ collection: 'pages', id, data: { _status: 'published' }, req })
  const rolledBack = await during(async () => {
    const transactionID = (await payload.db.beginTransaction()) ?? ''
    await publish({ transactionID })
    await payload.db.rollbackTransaction(transactionID)
  })
  expect(rolledBack).toEqual([])

  const { db } = payload
  const { create } = db
  db.create = async (args) => {
    if (args.collection === 'audit-log') throw new Error('The log cannot be written.')
    return create.call(db, args)
  }
  await expect(publish({}).finally(() => Object.assign(db, { create }))).rejects.toThrow('The log')
  expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({ _status: 'draft' })
})

test('a scheduled publish names the person who scheduled it, and a release its records', async () => {
  const id = await makePage('Sunset')
  const user = { relationTo: 'users', value: ana.id } as const
  const doc = { relationTo: 'pages', value: `${id}` }
  const input = { type: 'publish', doc, user }
  const sentences = await during(async () => {
    await payload.jobs.queue({ task: 'schedulePublish', input: input as never, queue: 'due' })
    await payload.jobs.run({ queue: 'due', silent: true })
  })
  expect(sentences).toEqual(['Ana published Sunset, at the time set for it'])

  const other = await makePage('Terrace')
  const release = await payload.create({ collection: 'releases', data: { title: 'Summer' } })
  const path = `/releases/${release.id}`
  const added = await ana.ask('POST', `${path}/members`, {
    ...{ record: `pages:${other}`, action: 'publish' },
  })
  expect(added.status).toBe(200)
  const board = (await ana.ask('GET', `${path}/board`)).body as unknown as ShownRelease
  const seen = board.members.map(seenAs)
  const ofRelease = await during(async () => {
    await ana.ask('POST', `${path}/check`, {})
    expect((await ana.ask('POST', `${path}/publish`, { seen })).status).toBe(200)
    expect((await ana.ask('POST', `${path}/take-back`, {})).status).toBe(200)
  })
  expect(ofRelease).toEqual([
    'Ana published Terrace, in the release “Summer”',
    'Ana published the release Summer (1 record)',
    'Ana took Terrace off the site, in the release “Summer”',
    'Ana took back the release Summer',
  ])
})

test('accounts, roles, addresses and passwords are recorded, without any password', async () => {
  const made = 'a password for Carla'
  const sentences = await during(async () => {
    const account = { email: 'carla@example.com', name: 'Carla', password: made }
    const { body } = await ana.ask('POST', '/users', account)
    const { id } = { id: 0, ...(body.doc as object) }
    await ana.ask('PATCH', `/users/${id}`, { role: 'publisher' })
    await ana.ask('PATCH', `/users/${id}`, { email: 'c@example.com', password: `${made} again` })
    await ana.ask('PATCH', `/users/${id}`, { name: 'Carla' })
    await ana.ask('POST', `/users/${id}/invite`)
    const user = await payload.findByID({ collection: 'users', id })
    await recordFactor(await createLocalReq({}, payload), user, 'switched on', 'the authenticator')
    await ana.ask('DELETE', `/users/${id}`)
    await ben.ask('PATCH', `/users/${ben.id}`, {
      ...{ password: 'b'.repeat(MIN_PASSWORD), currentPassword: PASSWORD },
    })
  })
  expect(sentences).toEqual([
    'Ana made an account for Carla (editor)',
    'Ana changed the role of Carla from editor to publisher',
    'Ana changed the e-mail address of Carla from carla@example.com to c@example.com',
    'Ana set a new password for Carla',
    'Ana sent Carla another invitation',
    'The service itself switched on the authenticator of Carla',
    'Ana removed the account of Carla',
    'Ben changed their password',
  ])
  const stored = JSON.stringify((await payload.db.find({ collection: 'audit-log' })).docs)
  expect(stored).not.toMatch(/a password for|bbbbb/)
})

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3001/api/users${path}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-client-address': '203.0.113.7' },
      ...{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0' },
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return handleEndpoints({ config: payload.config, request })
}

const ANA = { email: 'ana@example.com', password: PASSWORD }

test('sign-ins and failed ones are recorded; an address without an account is not kept', async () => {
  const sentences = await during(async () => {
    const answer = await post('/login', ANA)
    const { token } = await answer.json()
    await post('/logout', {}, { authorization: `JWT ${token}` })
    await post('/login', { ...ANA, password: 'wrong words' })
    await expect.poll(() => log(1)).toEqual([expect.stringMatching(/wrong password$/)])
    await post('/login', { email: 'my secret password', password: 'x' })
    await expect.poll(() => log(1)).toEqual([expect.stringMatching(/no account$/)])
  })
  expect(sentences).toEqual([
    'Ana signed in with a password',
    'Ana signed out',
    'Somebody tried to sign in to Ana with a wrong password',
    'Somebody tried to sign in with an address that has no account',
  ])
  const rows = (await payload.db.find({ collection: 'audit-log' })).docs
  expect(JSON.stringify(rows)).not.toMatch(/secret password|wrong words|203\.0\.113\.7/)
  const [, , , first] = await readEntries(payload, EVERYTHING, { limit: 4 })
  expect(first).toMatchObject({
    ...{
      facts: { device: 'Firefox on Linux', words: 'with a password' },
      clientAddress: '203.0.113.x',
    },
  })
})

test('a sign-in succeeds even if the audit log cannot be written', async () => {
  const { db } = payload
  const { create } = db
  db.create = async (args) => {
    if (args.collection === 'audit-log') throw new Error('The log cannot be written.')
    return create.call(db, args)
  }
  const sentences = await during(async () => {
    const answer = await post('/login', ANA).finally(() => Object.assign(db, { create }))
    expect(answer.status).toBe(200)
  })
  expect(sentences).toEqual([])
})

test('delivery tokens and the settings of enquiries are recorded by name, without secrets', async () => {
  const token = 't'.repeat(40)
  const secret = 'a secret of the webhook which is long'
  const sentences = await during(async () => {
    const made = await ana.ask('POST', '/delivery-tokens', { name: 'App', token })
    const { id } = { id: 0, ...(made.body.doc as object) }
    await ana.ask('PATCH', `/delivery-tokens/${id}`, { scope: 'preview' })
    await ana.ask('PATCH', `/delivery-tokens/${id}`, { name: 'The app' })
    await ana.ask('DELETE', `/delivery-tokens/${id}`)
    const settings = { webhookUrl: 'https://hooks.example/in', newWebhookSecret: secret }
    expect((await ana.ask('POST', '/globals/enquiry-settings', settings)).status).toBe(200)
  })
  expect(sentences).toEqual([
    'Ana made the delivery token App (published content)',
    'Ana changed the scope of the delivery token App from published content to published content and drafts',
    'Ana renamed the delivery token The app from App to The app',
    'Ana removed the delivery token The app',
    expect.stringMatching(
      /^Ana changed the enquiry settings: .*Webhook, Address, Webhook, New secret/,
    ),
  ])
  const stored = JSON.stringify((await payload.db.find({ collection: 'audit-log' })).docs)
  expect(stored).not.toMatch(/tttt|a secret of the webhook|hooks\.example/)
})

test('exports and erasures are recorded without the names of the people concerned', async () => {
  const email = 'visitor@example.com'
  expect((await handOver(payload, accepted({ email, name: 'Vera Visitor' }))).status).toBe(200)
  const sentences = await during(async () => {
    await payload.create({ collection: 'listings', data: { title: 'Casa' }, draft: true })
    expect((await ana.get('/listings/export?format=csv')).status).toBe(200)
    expect((await ben.get('/enquiries/export?format=xlsx')).status).toBe(200)
    await ana.ask('POST', '/enquiries/person', { email })
    for (const _ of ['once', 'again']) await ana.ask('POST', '/enquiries/erase', { email })
    const { docs } = await payload.find({ collection: 'enquiries', limit: 1 })
    await ana.ask('DELETE', `/enquiries/${docs[0]?.id}`)
  })
  expect(sentences).toEqual([
    'Ana exported 1 listing (CSV)',
    'Ben exported 1 enquiry (Excel)',
    'Ana exported what is kept of a visitor (1 enquiry)',
    'Ana erased the data of a visitor (1 enquiry)',
    'Ana erased the data of a visitor (0 enquiries)',
    expect.stringMatching(/^Ana deleted the enquiry [0-9A-Z]{5}-[0-9A-Z]{5}$/),
  ])
  const stored = JSON.stringify((await payload.db.find({ collection: 'audit-log' })).docs)
  expect(stored).not.toMatch(/visitor@|Vera/)
})

test('no API changes, deletes or adds an entry, and only administrators can read them', async () => {
  const { docs } = await payload.db.find({ collection: 'audit-log', limit: 1 })
  const path = `/audit-log/${docs[0]?.id}`
  expect((await ana.ask('GET', '/audit-log?limit=1')).status).toBe(200)
  expect((await ben.ask('GET', '/audit-log')).status).toBe(403)
  expect((await ben.get('/audit-log/export')).status).toBe(403)
  const attempts = [
    ['PATCH', path, { person: 'Nobody' }],
    ['DELETE', path],
    ['PATCH', '/audit-log?where[id][exists]=true', { person: 'Nobody' }],
    ['DELETE', '/audit-log?where[id][exists]=true'],
    ['POST', '/audit-log', { topic: 'exports', event: 'log-exported' }],
  ] as const
  for (const [method, to, body] of attempts)
    expect((await ana.ask(method, to, body)).status, `${method} ${to}`).toBe(403)
  // Code of the service that skips access rules is refused as well.
  const where = { id: { exists: true } }
  const refused = 'Nobody changes or deletes what is in the audit log.'
  await expect(payload.delete({ collection: 'audit-log', where })).rejects.toThrow(refused)
  const data = { person: 'Nobody' }
  await expect(payload.update({ collection: 'audit-log', where, data })).rejects.toThrow(refused)
})

test('the log can be filtered by kind, person and day, and continues on a next page', async () => {
  const req = await createLocalReq({}, payload)
  const add = async (title: string, createdAt: string, account: number) => {
    await recordAudit(req, { event: 'published', title, by: { id: account, name: 'Old' } })
    const [entry] = await readEntries(payload, EVERYTHING, { limit: 1 })
    const id = entry?.id ?? 0
    await payload.db.updateOne({ collection: 'audit-log', id, data: { createdAt } })
  }
  const times = ['2020-03-28T23:30:00.000Z', '2020-03-29T10:00:00.000Z', '2020-03-29T10:00:00.000Z']
  for (const [i, time] of times.entries()) await add(`${i}`, time, 9001)
  const find = async (filter: object, before?: { at: string; id: number }) =>
    readEntries(payload, { timeZone: 'Europe/Madrid', ...filter }, { limit: 10, before })
  const titles = async (filter: object) => (await find(filter)).map(({ title }) => title)
  expect(await titles({ person: 9001 })).toEqual(['2', '1', '0'])
  // Half past midnight in Madrid.
  expect(await titles({ from: '2020-03-29', to: '2020-03-29' })).toEqual(['2', '1', '0'])
  expect(await titles({ to: '2020-03-28' })).toEqual([])
  expect(await titles({ person: 9001, topic: 'exports' })).toEqual([])
  const [newest] = await find({ person: 9001 })
  expect((await find({ person: 9001 }, newest)).map(({ title }) => title)).toEqual(['1', '0'])
})

test('the export holds what the page shows, runs no formula and is recorded', async () => {
  const req = await createLocalReq({}, payload)
  const by = { id: 9002, name: '=HYPERLINK("evil")' }
  await recordAudit(req, { event: 'published', title: 'A "house", by the sea', by })
  const sentences = await during(async () => {
    const answer = await ana.get('/audit-log/export?person=9002')
    expect(answer.headers.get('content-disposition')).toMatch(/audit-log-[\d-]+\.csv/)
    const [headings, line, ...rest] = (await answer.text()).split('\r\n')
    expect(headings).toBe('Time (UTC),Kind,Who,What happened,Record,From')
    expect(line).toMatch(/^\d{4}-\S+Z,Publishing,"'=HYPERLINK\(""evil""\)","'=HYP.*""house""/)
    expect(rest).toEqual([''])
  })
  expect(sentences).toEqual(['Ana exported this log'])
})

test('entries are deleted in steps once they have been kept long enough', async () => {
  const { db } = payload
  const old = new Date(Date.now() - 500 * 86_400_000).toISOString()
  const row = sql`('exports', 'log-exported', ${old})`
  const rows = sql.join(Array(1001).fill(row), sql`, `)
  const before = (await db.count({ collection: 'audit-log' })).totalDocs
  const kept = (
    await readEntries(payload, { timeZone: 'UTC', from: '2021-01-01' }, { limit: 5000 })
  ).length
  const req = await createLocalReq({}, payload)
  await readRows(req, sql`INSERT INTO audit_log (topic, event, created_at) VALUES ${rows}`)
  vi.stubEnv('AUDIT_LOG_DAYS', '600')
  // Those of the test above are of 2020.
  expect(await pruneAuditLog(payload)).toBe(before - kept)
  vi.stubEnv('AUDIT_LOG_DAYS', '')
  expect(await pruneAuditLog(payload)).toBe(1001)
  expect((await db.count({ collection: 'audit-log' })).totalDocs).toBe(kept)
  vi.stubEnv('AUDIT_LOG_DAYS', '0')
  await expect(pruneAuditLog(payload)).rejects.toThrow(/Set it to the number of days/)
})

test('the log records how a person signed in, and a correct password with a wrong code', async () => {
  const { app, recoveryCodes } = await switchOnCodes(await signIn(payload, 'editor', 'Eva'))
  const eva = { email: 'eva@example.com', password: PASSWORD }
  const [recoveryCode] = recoveryCodes
  const sentences = await during(async () => {
    await post('/login', { ...eva, code: '000000' })
    await expect.poll(() => log(1)).toEqual([expect.stringMatching(/without a right code$/)])
    expect((await post('/login', eva)).status).toBe(401)
    expect((await post('/login', { ...eva, code: recoveryCode })).status).toBe(200)
    expect((await post('/login', { ...eva, code: app.next() })).status).toBe(200)
  })
  expect(sentences).toEqual([
    'Somebody tried to sign in to Eva with the right password, but without a right code',
    'Eva signed in with a password and a recovery code',
    'Eva signed in with a password and a code',
  ])
})
