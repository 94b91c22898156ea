import { setTimeout as sleep } from 'node:timers/promises'
import { handleEndpoints, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { User } from '../payload-types.ts'
import { emptyMailbox, readMailbox } from '../service/mail/mailbox.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { PASSWORD, type Person, signIn } from '../testing/people.ts'
import { openMailServer } from '../testing/smtp.ts'
import { readEntries } from './audit/read-entries.ts'
import { sentenceText } from './audit/sentence.ts'
import { BY_INVITATION } from './by-invitation.ts'

const FRESH = 'a fresh and long password'

let content: TestContent
let payload: Payload
let administrator: Person
let editor: Person
let client = 0

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  administrator = await signIn(payload, 'administrator', 'Anna')
  editor = await signIn(payload, 'editor', 'Ben')
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await emptyMailbox()
})
afterAll(() => content[Symbol.asyncDispose]())

/** Posts without a session; each call has another client address unless `from` is given. */
async function post(path: string, body: object, from = `198.51.100.${client++}`) {
  const host = 'evil.example'
  const headers = {
    'content-type': 'application/json',
    'x-client-address': from,
    host,
    origin: `https://${host}`,
  }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const request = new Request(`http://localhost:3001/api/users${path}`, init)
  const answer = await handleEndpoints({ config: payload.config, request })
  const { errors, ...rest } = await answer.json()
  const cookie = answer.headers.get('set-cookie') ?? ''
  return {
    status: answer.status,
    body: rest,
    message: errors?.[0]?.message ?? rest.message,
    cookie,
  }
}

const LINK = /http:\/\/localhost:3001\/admin\/reset\/([0-9a-f]{48})\s/

/** The token in the newest mail to an address. */
async function tokenFor(email: string) {
  const mail = await vi.waitUntil(async () =>
    (await readMailbox()).find(({ to }) => to[0] === email),
  )
  return LINK.exec(mail.text)?.[1] ?? ''
}

test('a forgotten password is replaced by the link of a mail, which works once', async () => {
  const { message } = await post('/forgot-password', { email: ' Ben@Example.com ' })
  expect(message).toMatch(/^If this address has an account/)
  const token = await tokenFor('ben@example.com')
  const stored = JSON.stringify(
    await payload.db.findOne({ collection: 'users', where: { id: { equals: editor.id } } }),
  )
  expect(stored).not.toContain(token)
  const short = await post('/reset-password', { token, password: 'short' })
  expect([short.status, short.message]).toEqual([
    400,
    expect.stringContaining('at least 10 characters'),
  ])
  const answers = await Promise.all(
    [1, 2, 3].map(() => post('/reset-password', { token, password: FRESH })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  const done = answers.find(({ status }) => status === 200)
  expect(done?.cookie).toMatch(/^payload-token=.*HttpOnly/)
  expect(answers.find(({ status }) => status === 403)?.message).toMatch(/has ended or was used/)
  // Sessions with the old password have ended.
  expect((await editor.ask('GET', '/users/me')).body.user).toBeNull()
  expect((await post('/login', { email: 'ben@example.com', password: PASSWORD })).status).toBe(401)
  expect((await post('/login', { email: 'ben@example.com', password: FRESH })).status).toBe(200)
  const ofBen = { timeZone: 'UTC', person: editor.id }
  // Failed sign-ins and sent links are recorded after the answer.
  const recorded = async () =>
    (await readEntries(payload, ofBen, { limit: 50 })).map(sentenceText).sort()
  await expect
    .poll(recorded)
    .toEqual([
      'Ben ended a session of their own',
      'Ben set a password by the link of a mail',
      'Ben signed in with a password',
      'Ben signed in with a password',
      'Somebody asked for a new password for Ben, and a link was sent',
      'Somebody tried to sign in to Ben with a wrong password',
      'The service itself made an account for Ben (editor)',
    ])
})

test('the answer is the same without an account, and does not wait for the account', async () => {
  const ask = (email: string) => post('/forgot-password', { email })
  const lookup = vi.spyOn(payload.db, 'findOne').mockReturnValue(new Promise(() => undefined))
  const known = await ask('anna@example.com')
  const unknown = await ask('nobody@example.com')
  expect(known).toMatchObject({ status: 200 })
  expect(unknown).toEqual(known)
  await expect.poll(() => lookup.mock.calls.length).toBe(2)
  lookup.mockRestore()
  await ask('anna@example.com')
  await ask('nobody@example.com')
  await tokenFor('anna@example.com')
  await sleep(100)
  expect((await readMailbox()).map(({ to }) => to[0])).toEqual(['anna@example.com'])
})

test('an account gets three mails an hour, a client ten answers in ten minutes', async () => {
  await signIn(payload, 'editor', 'cara')
  for (let i = 0; i < 5; i++) {
    await post('/forgot-password', { email: 'cara@example.com' })
    await tokenFor('cara@example.com')
    await sleep(30)
  }
  expect(await readMailbox()).toHaveLength(3)
  const statuses = []
  for (let i = 0; i < 11; i++)
    statuses.push(
      (await post('/forgot-password', { email: `x${i}@example.com` }, '203.0.113.9')).status,
    )
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('tokens cannot be guessed without end, and what the database stores is none', async () => {
  const user = await payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: 'cara@example.com' } },
  })
  const guesses = [user?.resetPasswordToken, '', null, { like: '%' }, 'x'.repeat(10_000)]
  for (const token of guesses)
    expect((await post('/reset-password', { token, password: FRESH })).status).toBe(403)
  const statuses = []
  for (let i = 0; i < 21; i++)
    statuses.push(
      (await post('/reset-password', { token: `${i}`, password: FRESH }, '203.0.113.8')).status,
    )
  expect(statuses).toEqual([...Array(20).fill(403), 429])
})

test('a new colleague sets a password by the link of an invitation', async () => {
  const email = 'dora@example.com'
  const data = { email, name: 'Dora', role: 'publisher', password: BY_INVITATION }
  const { body, status } = await administrator.ask('POST', '/users', data)
  expect(status).toBe(201)
  const [mail] = await vi.waitUntil(async () => {
    const mails = await readMailbox()
    return mails.length > 0 && mails
  })
  expect(mail?.text).toMatch(/^Anna has made an account for you/)
  for (const password of [BY_INVITATION, ''])
    expect((await post('/login', { email, password })).status).not.toBe(200)
  const first = await tokenFor(email)
  const { id } = body.doc as { id: number }
  expect((await editor.ask('POST', `/users/${id}/invite`)).status).toBe(403)
  await emptyMailbox()
  const again = await administrator.ask('POST', `/users/${id}/invite`)
  expect(again.body.message).toMatch(/^No mail server is set up/)
  const second = await tokenFor(email)
  expect((await post('/reset-password', { token: first, password: FRESH })).status).toBe(403)
  expect((await post('/reset-password', { token: second, password: FRESH })).status).toBe(200)
  expect((await post('/login', { email, password: FRESH })).status).toBe(200)
})

test('an invitation ends after seven days', async () => {
  const email = 'emil@example.com'
  await administrator.ask('POST', '/users', { email, password: '' })
  const token = await tokenFor(email)
  const days = 24 * 60 * 60 * 1000
  vi.useFakeTimers({ now: Date.now() + 7 * days + 1000, toFake: ['Date'] })
  expect((await post('/reset-password', { token, password: FRESH })).status).toBe(403)
  vi.setSystemTime(Date.now() - days)
  expect((await post('/reset-password', { token, password: FRESH })).status).toBe(200)
})

test('an invitation that the mail server refuses is reported with the status code only', async () => {
  await using server = await openMailServer({ recipient: () => 550 })
  vi.stubEnv('SMTP_URL', server.url)
  vi.stubEnv('MAIL_FROM', 'hello@casa.example')
  const answer = await administrator.ask('POST', `/users/${editor.id}/invite`)
  expect([answer.status, answer.message]).toEqual([
    409,
    'The invitation was not sent. An address was refused (550).',
  ])
})

test('only administrators try the mail settings and empty the mailbox', async () => {
  const ben = await signIn(payload, 'publisher', 'Bea')
  for (const path of ['/mail/test', '/mail/empty'])
    expect((await ben.ask('POST', path, { to: 'x@example.com' })).status).toBe(403)
  expect((await administrator.ask('POST', '/mail/test', { to: 'a@b.example, c' })).status).toBe(400)
  const { body } = await administrator.ask('POST', '/mail/test', { to: 'anna@example.com' })
  expect(body.message).toMatch(/in the mailbox of the studio/)
  expect(await readMailbox()).toHaveLength(1)
  expect((await administrator.ask('POST', '/mail/empty')).status).toBe(200)
  expect(await readMailbox()).toEqual([])
})

const userOf = (id: number) =>
  payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })

test('a session is not enough to take an account over by another e-mail address', async () => {
  const gil = await signIn(payload, 'editor', 'gil')
  const change = (data: object, path = `/users/${gil.id}`) => gil.ask('PATCH', path, data)
  const thief = { email: 'thief@evil.example' }
  const refused = await change(thief)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('enter your current password as well')
  expect((await change({ ...thief, currentPassword: 'a wrong password' })).status).toBe(400)
  expect((await change(thief, `/users?where[id][equals]=${gil.id}`)).status).toBe(400)
  expect((await change({ name: 'Gil', email: ' Gil@example.com' })).status).toBe(200)
  expect((await userOf(gil.id))?.email).toBe('gil@example.com')
  expect(await readMailbox()).toEqual([])
  const moved = { email: 'gil@new.example', currentPassword: PASSWORD }
  expect((await change(moved, `/users/${gil.id}?select[name]=true`)).status).toBe(200)
  const [mail] = await vi.waitUntil(async () => {
    const mails = await readMailbox()
    return mails.length > 0 && mails
  })
  expect(mail).toMatchObject({ to: ['gil@example.com'] })
  expect(mail?.text).toContain('tell an administrator at once')
  expect(mail?.text).not.toContain('new.example')
})

test('an administrator changes an account’s address without a password, and the old address gets a mail', async () => {
  const { id } = await signIn(payload, 'editor', 'hana')
  const data = { email: 'hana@new.example' }
  expect((await administrator.ask('PATCH', `/users/${id}`, data)).status).toBe(200)
  await vi.waitUntil(async () => (await readMailbox())[0]?.to[0] === 'hana@example.com')
})

test('links end when the e-mail address or the password changes', async () => {
  const { id } = await signIn(payload, 'editor', 'ida')
  const makeLinks = async (email: string) => {
    await emptyMailbox()
    await post('/forgot-password', { email })
    const forgotten = await tokenFor(email)
    await emptyMailbox()
    await administrator.ask('POST', `/users/${id}/invite`)
    return [forgotten, await tokenFor(email)]
  }
  const expectEnded = async (tokens: string[]) => {
    for (const token of tokens)
      expect((await post('/reset-password', { token, password: FRESH })).status).toBe(403)
  }
  const ofOldAddress = await makeLinks('ida@example.com')
  await administrator.ask('PATCH', `/users/${id}`, { email: 'ida@new.example' })
  await expectEnded(ofOldAddress)
  const beforePassword = await makeLinks('ida@new.example')
  await administrator.ask('PATCH', `/users/${id}`, { name: 'Ida' })
  expect((await userOf(id))?.invitationToken).toBeTruthy()
  await administrator.ask('PATCH', `/users/${id}`, { password: 'chosen by an administrator' })
  await expectEnded(beforePassword)
})

test('asking for a new password ends no invitation, and the first link that is used ends both', async () => {
  const email = 'jan@example.com'
  await administrator.ask('POST', '/users', { email, password: '' })
  const invitation = await tokenFor(email)
  await emptyMailbox()
  await post('/forgot-password', { email })
  const forgotten = await tokenFor(email)
  expect(forgotten).not.toBe(invitation)
  expect((await post('/reset-password', { token: invitation, password: FRESH })).status).toBe(200)
  expect((await post('/reset-password', { token: forgotten, password: FRESH })).status).toBe(403)
})

test('links are neither shown nor written by requests', async () => {
  const kim = await signIn(payload, 'editor', 'kim')
  await administrator.ask('POST', `/users/${kim.id}/invite`)
  const before = await userOf(kim.id)
  const data = { invitationToken: 'chosen', invitationExpiration: '2099-01-01T00:00:00.000Z' }
  for (const person of [kim, administrator]) {
    const { body } = await person.ask('PATCH', `/users/${kim.id}`, { ...data, name: 'Kim' })
    expect(JSON.stringify(body)).not.toMatch(/invitationToken|resetPasswordToken/)
  }
  expect((await userOf(kim.id))?.invitationToken).toBe(before?.invitationToken)
  const filtered = await kim.ask('GET', '/users?where[invitationToken][exists]=true')
  expect(filtered.status).not.toBe(200)
})

test('requests at the same time count before the account is looked up', async () => {
  await signIn(payload, 'editor', 'lea')
  const email = 'lea@example.com'
  await Promise.all(Array.from({ length: 8 }, () => post('/forgot-password', { email })))
  await vi.waitUntil(async () => (await readMailbox()).length === 3)
  await sleep(300)
  expect(await readMailbox()).toHaveLength(3)
})
