import { createLocalReq, handleEndpoints, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findViewer } from '../../delivery/preview/viewer.ts'
import { untilUsesAreWritten } from '../../service/note-use.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { PASSWORD, type Person, signIn } from '../../testing/people.ts'
import { forgetEnded } from './forget-ended.ts'
import type { ShownSession } from './list-sessions.ts'
import { openSession } from './session-lock.ts'

let content: TestContent
let payload: Payload
let administrator: Person
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  administrator = await signIn(payload, 'administrator', 'Anna')
  editor = await signIn(payload, 'editor', 'Ben')
})
afterEach(() => vi.useRealTimers())
afterAll(() => content[Symbol.asyncDispose]())

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const ORIGIN = 'http://localhost:3001'

type Sender = { cookie?: string; agent?: string; client?: string }

async function send(method: string, path: string, sender: Sender, body?: object) {
  const { cookie = '', agent = FIREFOX, client = '203.0.113.7' } = sender
  const headers = {
    ...{ 'content-type': 'application/json', origin: ORIGIN, cookie },
    ...{ 'user-agent': agent, 'x-client-address': client },
  }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const request = new Request(`${ORIGIN}/api${path}`, init)
  const answer = await handleEndpoints({ config: payload.config, request })
  return { status: answer.status, answer, body: await answer.json() }
}

/** Opens a session as a sign-in does once the password was right, and returns its cookie. */
async function open(id: number, { agent = FIREFOX, client = '203.0.113.7' }: Sender = {}) {
  const headers = new Headers({ 'user-agent': agent, 'x-client-address': client })
  const req = await createLocalReq({ req: { headers } }, payload)
  const { token } = await openSession(req, id, 'password')
  return `payload-token=${token}`
}

async function whoIs(cookie: string) {
  return (await send('GET', '/users/me', { cookie })).body.user?.email
}

async function sessionsOf(id: number, cookie: string): Promise<ShownSession[]> {
  return (await send('GET', `/users/${id}/sessions`, { cookie })).body.sessions
}

/** An account without a password, whose hash takes a while. */
async function makeAccount(name: string) {
  const data = { email: `${name}@example.com`, name }
  return Number((await payload.db.create({ collection: 'users', data })).id)
}

async function makeAccountWithPassword(name: string) {
  const data = { email: `${name}@example.com`, password: PASSWORD, name }
  return (await payload.create({ collection: 'users', data })).id
}

test('people see where they are signed in, and which session is this one', async () => {
  const id = await makeAccountWithPassword('cara')
  const phone = await open(id, { agent: IPHONE, client: '2001:db8:7:1' })
  const login = { email: 'cara@example.com', password: PASSWORD }
  const { answer } = await send('POST', '/users/login', {}, login)
  const desk = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const sessions = await sessionsOf(id, desk)
  expect(sessions).toEqual([
    expect.objectContaining({ device: 'Firefox on Linux', clientAddress: '203.0.113.x' }),
    expect.objectContaining({ device: 'Safari on iOS', isThis: false }),
  ])
  expect(sessions[0]?.isThis).toBe(true)
  expect(JSON.stringify(await payload.db.find({ collection: 'session-details' }))).not.toMatch(
    /203\.0\.113\.7|Mozilla|2001:db8:7:1/,
  )
  expect((await sessionsOf(id, phone)).map(({ isThis }) => isThis)).toEqual([true, false])
})

test('a session that is ended with the password is refused from then on, with its previews; others stay', async () => {
  const id = await makeAccountWithPassword('dora')
  const cookies = [await open(id), await open(id)]
  const [kept = '', ended = ''] = cookies
  const [, other] = await sessionsOf(id, kept)
  const claims = { kind: 'editor', userId: id, sid: other?.id ?? '' } as const
  expect(await findViewer(payload, claims)).toMatchObject({ userId: id })
  const { updatedAt } = await payload.findByID({ collection: 'users', id })

  const path = `/users/${id}/sessions/${other?.id}/end`
  const end = (password: string) => send('POST', path, { cookie: kept }, { password })
  for (const wrong of ['', 'a wrong password']) {
    const { status, body } = await end(wrong)
    expect([status, body.errors[0].message]).toEqual([400, 'This is not your password.'])
  }
  expect(await whoIs(ended)).toBe('dora@example.com')
  const { status, body } = await end(PASSWORD)
  expect([status, body.sessions.length]).toEqual([200, 1])
  expect([await whoIs(kept), await whoIs(ended)]).toEqual(['dora@example.com', undefined])
  expect((await send('GET', `/users/${id}`, { cookie: ended })).status).toBe(403)
  expect((await send('POST', '/users/refresh-token', { cookie: ended })).status).toBe(403)
  expect(await findViewer(payload, claims)).toBeUndefined()
  expect((await payload.findByID({ collection: 'users', id })).updatedAt).toBe(updatedAt)

  const again = await end(PASSWORD)
  expect([again.status, again.body.errors[0].message]).toEqual([
    404,
    'This session has ended already.',
  ])
})

test('signing out everywhere else keeps the current session, even during other sign-ins', async () => {
  const id = await makeAccountWithPassword('emil')
  const endOthers = (cookie: string) =>
    send('POST', `/users/${id}/sessions/end`, { cookie }, { password: PASSWORD })
  const own = await open(id)
  const others = await Promise.all([1, 2, 3].map(() => open(id)))
  await endOthers(own)
  expect(await whoIs(own)).toBe('emil@example.com')
  expect(await Promise.all(others.map(whoIs))).toEqual([undefined, undefined, undefined])

  const [ending, opened] = await Promise.all([endOthers(own), open(id)])
  expect(ending.status).toBe(200)
  expect(await whoIs(own)).toBe('emil@example.com')
  const left = await sessionsOf(id, own)
  expect(left.length).toBe((await whoIs(opened)) ? 2 : 1)
})

test('administrators see and end the sessions of everybody, other people only their own', async () => {
  const id = await makeAccount('fritz')
  const cookie = await open(id)
  const path = `/users/${id}/sessions`
  expect((await editor.ask('GET', path)).status).toBe(403)
  expect((await editor.ask('POST', `${path}/end`, { password: PASSWORD })).status).toBe(403)
  expect((await send('GET', path, {})).status).toBe(403)
  expect(await whoIs(cookie)).toBe('fritz@example.com')
  const seen = await administrator.ask('GET', path)
  expect(seen.body.sessions).toMatchObject([{ device: 'Firefox on Linux', isThis: false }])
  const ended = await administrator.ask('POST', `${path}/end`)
  expect(ended.body.sessions).toEqual([])
  expect(await whoIs(cookie)).toBeUndefined()
})

test('a new password ends all sessions but the one that sets it', async () => {
  const id = await makeAccountWithPassword('greta')
  const [own = '', other = ''] = [await open(id), await open(id)]
  const data = { password: 'another long password', currentPassword: PASSWORD }
  expect((await send('PATCH', `/users/${id}`, { cookie: own }, data)).status).toBe(200)
  expect([await whoIs(own), await whoIs(other)]).toEqual(['greta@example.com', undefined])
  await payload.update({ collection: 'users', id, data: { password: 'a third long password' } })
  expect(await whoIs(own)).toBeUndefined()
})

/** Signs in with the password, from a browser that has this cookie, and returns the new one. */
async function signInAgain(name: string, cookie: string) {
  const login = { email: `${name}@example.com`, password: PASSWORD }
  const { answer } = await send('POST', '/users/login', { cookie }, login)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

test('signing in ends the session that the browser had, of whichever account, and no other', async () => {
  const [kim, lou] = [await makeAccountWithPassword('kim'), await makeAccountWithPassword('lou')]
  const [first, phone] = [await open(kim), await open(kim)]
  const second = await signInAgain('kim', first)
  expect(await Promise.all([first, second, phone].map(whoIs))).toEqual([
    ...[undefined, 'kim@example.com', 'kim@example.com'],
  ])
  const login = { email: 'lou@example.com', password: 'a wrong password' }
  await send('POST', '/users/login', { cookie: second }, login)
  expect(await whoIs(second)).toBe('kim@example.com')
  const third = await signInAgain('lou', second)
  expect(await Promise.all([second, third, phone].map(whoIs))).toEqual([
    ...[undefined, 'lou@example.com', 'kim@example.com'],
  ])
  expect(await sessionsOf(lou, third)).toHaveLength(1)
})

/** Lets the only session of an account have been opened earlier. */
async function setOpened(id: number, minutesAgo: number) {
  const createdAt = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  const stored = await payload.findByID({ collection: 'users', id, showHiddenFields: true })
  const sessions = stored.sessions?.map((session) => ({ ...session, createdAt }))
  await payload.db.updateOne({ collection: 'users', id, data: { sessions } })
}

test('a session is renewed for 12 hours, but ends 7 days after the sign-in', async () => {
  const id = await makeAccount('mia')
  const first = await open(id)
  const HOURS = 60
  const renew = async (cookie: string) => {
    const { status, answer, body } = await send('POST', '/users/refresh-token', { cookie })
    const set = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    return {
      status,
      cookie: set,
      minutes: Math.round((body.exp * 1000 - Date.now()) / 60_000),
      body,
    }
  }
  await setOpened(id, (7 * 24 - 13) * HOURS)
  const long = await renew(first)
  expect(long).toMatchObject({ status: 200, minutes: 12 * HOURS })
  await setOpened(id, (7 * 24 - 5) * HOURS)
  const short = await renew(long.cookie)
  expect(short).toMatchObject({ status: 200, minutes: 5 * HOURS })
  expect(short.body.user).toMatchObject({ id, email: 'mia@example.com' })
  expect(await whoIs(short.cookie)).toBe('mia@example.com')
  const stored = await payload.findByID({ collection: 'users', id, showHiddenFields: true })
  const left = Date.parse(stored.sessions?.[0]?.expiresAt ?? '') - Date.now()
  expect(Math.round(left / 60_000)).toBe(5 * HOURS)
  expect(await sessionsOf(id, short.cookie)).toHaveLength(1)

  await setOpened(id, 7 * 24 * HOURS)
  const over = await renew(short.cookie)
  expect(over).toMatchObject({ status: 403, cookie: '' })
  expect(over.body.errors[0].message).toMatch(/^You signed in 7 days ago.*Sign in again/)
  vi.useFakeTimers({ now: Date.now() + 6 * HOURS * 60_000, toFake: ['Date'] })
  expect(await whoIs(short.cookie)).toBeUndefined()
})

/** Sets the time of last use back, as if time had passed. */
async function setSeen(sid: string, minutesAgo: number) {
  const seenAt = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  const where = { sid: { equals: sid } }
  await payload.db.updateOne({ collection: 'session-details', where, data: { seenAt } })
  return seenAt
}

test('the time and the network of the last use are stored rarely, and without delaying requests', async () => {
  const id = await makeAccount('hugo')
  const cookie = await open(id)
  const read = async () => (await sessionsOf(id, cookie))[0]
  const sid = (await read())?.id ?? ''
  // The first use after the sign-in was noted just now, so it is not written again.
  await untilUsesAreWritten(payload)
  const before = await setSeen(sid, 20)
  await whoIs(cookie)
  await untilUsesAreWritten(payload)
  expect((await read())?.seenAt).toBe(before)

  // From another network it is noted at once.
  await send('GET', '/users/me', { cookie, client: '198.51.100.9' })
  await untilUsesAreWritten(payload)
  expect(await read()).toMatchObject({ clientAddress: '198.51.100.x' })
  expect((await read())?.seenAt).not.toBe(before)
})

test('the details of a session are deleted when it ends, expires, or its account is deleted', async () => {
  const id = await makeAccount('ida')
  const details = () =>
    payload.db.find({ collection: 'session-details', where: { account: { equals: id } } })
  const cookies = await Promise.all([1, 2, 3].map(() => open(id)))
  expect((await details()).docs).toHaveLength(3)
  await send('POST', '/users/logout', { cookie: cookies[0] ?? '' })
  expect((await details()).docs).toHaveLength(2)
  const [first] = await sessionsOf(id, cookies[1] ?? '')
  await setSeen(first?.id ?? '', 14 * 60)
  await forgetEnded(payload)
  expect((await details()).docs).toHaveLength(1)
  await payload.delete({ collection: 'users', id })
  expect((await details()).docs).toEqual([])
})

test('no API returns the details, and a session without details is still listed', async () => {
  for (const person of [editor, administrator])
    expect((await person.ask('GET', '/session-details')).status).not.toBe(200)
  // `payload.login`, with which tests sign in, notes nothing.
  const { sessions } = (await administrator.ask('GET', `/users/${editor.id}/sessions`)).body
  expect(sessions).toMatchObject([{ device: 'An unknown program' }])
})

test('a sign-in whose details cannot be stored opens no session', async () => {
  const id = await makeAccount('jan')
  const { db } = payload
  const { create } = db
  db.create = async (args) => {
    if (args.collection === 'session-details') throw new Error('The disk is full.')
    return create.call(db, args)
  }
  const opened = openSession(await createLocalReq({}, payload), id, 'password')
  await expect(opened.finally(() => Object.assign(db, { create }))).rejects.toThrow('disk is full')
  const stored = await payload.findByID({ collection: 'users', id, showHiddenFields: true })
  expect(stored.sessions ?? []).toEqual([])
})
