import { createLocalReq, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SecondFactor, User } from '../../payload-types.ts'
import { emptyMailbox, readMailbox } from '../../service/mail/mailbox.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { PASSWORD, type Person, signIn } from '../../testing/people.ts'
import { postTo, switchOnCodes } from '../../testing/second-factor.ts'
import { openMailServer } from '../../testing/smtp.ts'
import { readEntries } from '../audit/read-entries.ts'
import { sentenceText } from '../audit/sentence.ts'
import { openSession } from '../sessions/session-lock.ts'
import { takeCode } from './take-code.ts'

const FRESH = 'a fresh and long password'

let content: TestContent
let payload: Payload
let administrator: Person
/** An editor with codes, for the tests that leave the account as it is; a hash of a password takes a while. */
let ben: Awaited<ReturnType<typeof withCodes>>

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  administrator = await signIn(payload, 'administrator', 'anna')
  ben = await withCodes('ben')
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await emptyMailbox()
})
afterAll(() => content[Symbol.asyncDispose]())

const post = (path: string, body: object, from?: string) => postTo(payload, path, body, from)

/** Signs in with the password, and with a code if one is given. */
const login = (name: string, code?: string, from?: string) =>
  post('/users/login', { email: `${name}@example.com`, password: PASSWORD, code }, from)

const accountOf = (id: number) =>
  payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })

const sessionsOf = async (id: number) => (await accountOf(id))?.sessions?.length ?? 0

/** The token in the newest mail to a person. */
async function linkTo(name: string) {
  const mail = await vi.waitUntil(async () =>
    (await readMailbox()).find(({ to }) => to[0] === `${name}@example.com`),
  )
  return /\/reset\/([0-9a-f]{48})\s/.exec(mail.text)?.[1] ?? ''
}

async function withCodes(name: string) {
  const person = await signIn(payload, 'editor', name)
  return { person, ...(await switchOnCodes(person)) }
}

test('an account that requires a code gets no session for the password alone, in any way', async () => {
  const { person } = ben
  const email = 'ben@example.com'
  const sessions = await sessionsOf(person.id)
  const form = new FormData()
  form.set('_payload', JSON.stringify({ email, password: PASSWORD }))
  const credentials = { email, password: PASSWORD }
  const answers = [
    await post('/users/login', credentials),
    await post('/users/login', { ...credentials, code: '' }),
    await post('/users/login', { ...credentials, code: { like: '%' } }),
    await post('/users/login', { ...credentials, code: '000000' }),
    await post('/users/login', { ...credentials, code: '0000-0000-0000-0000' }),
    await post('/users/login', form),
    await post('/users/login?depth=0', { ...credentials, needsCode: false }),
    await post('/users/refresh-token', credentials),
    await post('/users/first-register', credentials),
    await post('/users/verify/ben', credentials),
    await post('/users/unlock', credentials),
    await post('/users/passkeys/sign-in', credentials),
    await post('/users/second-factor/on', { ...credentials, code: '000000' }),
    await post('/graphql', {
      query: `mutation { loginUser(email: "${email}", password: "${PASSWORD}") { token } }`,
    }),
  ]
  for (const { status, cookie, body } of answers) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect([cookie, body.token, body.user]).toEqual(['', undefined, undefined])
  }
  expect(answers[0]?.status).toBe(401)
  expect(answers[0]?.body).toMatchObject({ needsCode: true })
  expect(answers[0]?.message).toMatch(/^This account asks for a code as well/)
  expect(await sessionsOf(person.id)).toBe(sessions)
})

test('Payload’s own operations and a session for the password alone are refused as well', async () => {
  const { person } = ben
  const data = { email: 'ben@example.com', password: PASSWORD }
  const sessions = await sessionsOf(person.id)
  const asks = /asks for a code/
  await expect(payload.login({ collection: 'users', data })).rejects.toThrow(asks)
  const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
  const reset = { token, password: FRESH }
  await expect(
    payload.resetPassword({ collection: 'users', data: reset, overrideAccess: true }),
  ).rejects.toThrow(asks)
  const req = await createLocalReq({}, payload)
  await expect(openSession(req, person.id, 'password')).rejects.toThrow(asks)
  expect(await sessionsOf(person.id)).toBe(sessions)
})

test('a link sets a password, but opens no session for an account with codes', async () => {
  const { person, app } = await withCodes('dora')
  await post('/users/forgot-password', { email: 'dora@example.com' })
  const forgotten = await linkTo('dora')
  const set = await post('/users/reset-password', { token: forgotten, password: FRESH })
  expect([set.status, set.cookie, set.body.token]).toEqual([200, '', undefined])
  expect(set.message).toMatch(/Sign in with it, and with a code/)
  expect(await sessionsOf(person.id)).toBe(0)
  await emptyMailbox()
  await administrator.ask('POST', `/users/${person.id}/invite`)
  const invited = await post('/users/reset-password', {
    ...{ token: await linkTo('dora'), password: PASSWORD },
  })
  expect([invited.status, invited.cookie, invited.body.token]).toEqual([200, '', undefined])
  expect((await login('dora')).status).toBe(401)
  expect((await login('dora', app.next())).status).toBe(200)
})

test('codes are switched on with the password, which ends other sessions, and off with password and code', async () => {
  const person = await signIn(payload, 'editor', 'emil')
  const { cookie } = await login('emil')
  expect(cookie).toMatch(/^payload-token=/)
  expect(await sessionsOf(person.id)).toBe(2)
  const begin = (password: string) => person.ask('POST', '/users/second-factor/begin', { password })
  expect((await begin('a wrong password')).message).toBe('This is not your password.')
  const early = await person.ask('POST', '/users/second-factor/on', { code: '123456' })
  expect(early.message).toMatch(/Begin again/)
  await begin(PASSWORD)
  const guess = await person.ask('POST', '/users/second-factor/on', { code: '000000' })
  expect([guess.status, guess.body.recoveryCodes]).toEqual([400, undefined])
  const { app, recoveryCodes } = await switchOnCodes(person)
  expect(recoveryCodes).toHaveLength(10)
  expect(await sessionsOf(person.id)).toBe(1)
  const { body } = await person.ask('POST', '/users/second-factor')
  expect(body.factors).toMatchObject({ codes: { recoveryCodes: 10 }, passkeys: [], removal: null })
  // A second app would replace the first one.
  expect((await begin(PASSWORD)).status).toBe(400)
  const off = (given: object) => person.ask('POST', '/users/second-factor/off', given)
  expect((await off({ code: app.next() })).status).toBe(400)
  expect((await off({ password: PASSWORD })).message).toMatch(/asks for a code as well/)
  expect((await off({ password: PASSWORD, code: '000000' })).status).toBe(401)
  const sessions = `/users/${person.id}/sessions`
  const ending = await person.ask('POST', `${sessions}/end`, { password: PASSWORD })
  expect(ending.message).toMatch(/asks for a code as well/)
  expect((await person.ask('GET', sessions)).body.isCodeNeeded).toBe(true)
  expect((await login('emil')).status).toBe(401)
  expect((await off({ password: PASSWORD, code: recoveryCodes[0] })).status).toBe(200)
  expect((await login('emil')).status).toBe(200)
})

test('a code works once, and no earlier code works after it', async () => {
  const { app } = ben
  const [first, second] = [app.next(), app.next()]
  const answers = await Promise.all([1, 2, 3].map(() => login('ben', second)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  expect((await login('ben', first)).message).toMatch(/not right, or was used already/)
  expect((await login('ben', app.next())).status).toBe(200)
})

test('after a change of PAYLOAD_SECRET the sign-in says what to do, and recovery codes work', async () => {
  const { app, recoveryCodes } = ben
  vi.stubEnv('PAYLOAD_SECRET', 'another secret for tests alone')
  const refused = await login('ben', app.next())
  expect(refused).toMatchObject({ status: 401, cookie: '' })
  expect(refused.message).toMatch(
    /secret key of this service was changed.*recovery codes or a pass/,
  )
  expect((await login('ben', recoveryCodes[1])).status).toBe(200)
})

test('a recovery code signs in once, and new ones end the old', async () => {
  const { person, recoveryCodes, app } = ben
  const [first = '', , second = ''] = recoveryCodes
  const typed = first.toUpperCase().replaceAll('-', ' ')
  const answers = await Promise.all([login('ben', typed), login('ben', first)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  const renew = (code: string) =>
    person.ask('POST', '/users/second-factor/recovery-codes', { password: PASSWORD, code })
  expect((await renew('')).status).toBe(400)
  const { body } = await renew(app.next())
  expect(body).toMatchObject({ factors: { codes: { recoveryCodes: 10 } } })
  expect((await login('ben', second)).message).toMatch(/recovery code is not right/)
})

test('guesses of codes are limited for a client that knows the password', async () => {
  const guess = (code?: string) => login('ben', code, '203.0.113.7')
  const statuses = []
  for (const code of [...Array(4).fill('000000'), undefined, ...Array(5).fill('000000')])
    statuses.push((await guess(code)).status)
  // The right password without a code is not a guess, and does not reset earlier guesses either.
  expect(statuses).toEqual([...Array(9).fill(401), 429])
})

test('guesses for one account are limited across clients, and its owner gets a mail', async () => {
  const { person, app } = ben
  const req = await createLocalReq({}, payload)
  const guess = () => takeCode(req, person.id, '000000').catch(({ status }) => status)
  const statuses = await Promise.all(Array.from({ length: 22 }, guess))
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  const owner = await login('ben', app.next())
  expect(owner).toMatchObject({ status: 429, cookie: '' })
  expect(owner.message).toMatch(/Wait an hour, or sign in with a passkey/)
  vi.setSystemTime(Date.now() + 61 * 60_000)
  expect((await login('ben', app.next())).status).toBe(200)
})

test('a failure of the database is not a wrong code: the right code signs in afterwards', async () => {
  const { person, app } = await withCodes('olga')
  const req = await createLocalReq({}, payload)
  using write = vi.spyOn(payload.db, 'updateOne').mockRejectedValue(new Error('disk I/O error'))
  const code = app.next()
  for (let i = 0; i < 21; i++)
    await expect(takeCode(req, person.id, code)).rejects.toThrow('disk I/O error')
  for (let i = 0; i < 9; i++) expect((await login('olga', code, '203.0.113.9')).status).toBe(500)
  write.mockRestore()
  expect((await login('olga', code, '203.0.113.9')).status).toBe(200)
})

test('an administrator can remove second factors, and the owner gets a mail', async () => {
  const { person } = await withCodes('jan')
  const path = `/users/${person.id}/second-factor`
  for (const method of ['GET', 'POST']) {
    expect((await ben.person.ask(method, path)).status).toBe(403)
    expect((await person.ask(method, path)).status).toBe(403)
  }
  const own = await administrator.ask('POST', `/users/${administrator.id}/second-factor`)
  expect(own).toMatchObject({ status: 409, message: expect.stringContaining('your password') })
  expect((await administrator.ask('GET', path)).body).toEqual({ hasCodes: true, passkeys: 0 })
  await using server = await openMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  vi.stubEnv('MAIL_FROM', 'hello@casa.example')
  // A session alone is not enough: the administrator enters their own password.
  for (const entered of [undefined, {}, { password: 'wrong words' }]) {
    const { status, message } = await administrator.ask('POST', path, entered)
    expect([status, message]).toEqual([400, 'This is not your password.'])
  }
  expect((await administrator.ask('GET', path)).body).toEqual({ hasCodes: true, passkeys: 0 })
  const removed = await administrator.ask('POST', path, { password: PASSWORD })
  expect(removed.body).toEqual({ hasCodes: false, passkeys: 0 })
  const [mail] = await vi.waitUntil(() => server.taken.length > 0 && server.taken)
  expect(mail?.to).toEqual(['jan@example.com'])
  expect(await sessionsOf(person.id)).toBe(0)
  const byAnna = { timeZone: 'UTC', person: administrator.id }
  const entries = await readEntries(payload, byAnna, { limit: 2 })
  expect(entries.map(sentenceText).sort()).toEqual([
    expect.stringMatching(/^anna ended a session of jan/),
    'anna removed all second factors of jan',
  ])
  const first = await login('jan')
  expect(first.body.removal).toMatchObject({ by: 'anna', at: expect.any(String) })
  expect((await login('jan')).body.removal).toBeUndefined()
})

test('the secret and the recovery codes are not stored in plain text, and no API returns them', async () => {
  const { person, app, recoveryCodes } = await withCodes('lea')
  const where = { account: { equals: person.id } }
  const stored = await payload.db.findOne<SecondFactor>({ collection: 'second-factors', where })
  for (const text of [app.secret, ...recoveryCodes])
    expect(JSON.stringify(stored)).not.toContain(text)
  for (const path of ['/second-factors', `/second-factors/${stored?.id}`, '/passkeys'])
    for (const method of ['GET', 'PATCH', 'POST', 'DELETE']) {
      const body = method === 'GET' ? undefined : {}
      expect((await administrator.ask(method, path, body)).status, path).toBeGreaterThanOrEqual(400)
    }
  await payload.delete({ collection: 'users', id: person.id })
  expect((await payload.db.count({ collection: 'second-factors', where })).totalDocs).toBe(0)
})
