import { createHook } from 'node:async_hooks'
import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../testing/payload.ts'

let content: TestContent
let payload: Payload

const email = 'ada@example.com'
const password = 'a long enough password'

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await payload.create({ collection: 'users', data: { email, password } })
})
afterAll(() => content[Symbol.asyncDispose]())

type Sender = { cookie?: string; client?: string; method?: string }

/** Sends a request to the REST API in this process. */
function send(path: string, body: object | undefined, sender: Sender) {
  const { cookie = '', client = '192.0.2.1', method = 'POST' } = sender
  const origin = 'http://localhost:3001'
  const headers = { 'content-type': 'application/json', cookie, origin, 'x-client-address': client }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  return handleEndpoints({
    config: payload.config,
    request: new Request(`${origin}${path}`, init),
  })
}

const post = (path: string, body: object, cookie = '') => send(path, body, { cookie })

/** Signs in, and returns the answer with the cookie of its session. */
async function tryToSignIn(data: object, client?: string) {
  const answer = await send('/api/users/login', data, { ...(client && { client }) })
  const { errors } = await answer.json()
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const wait = Number(answer.headers.get('retry-after'))
  return { status: answer.status, message: errors?.[0]?.message, cookie, wait }
}

const signIn = async () => (await tryToSignIn({ email, password })).cookie

async function whoIs(cookie: string) {
  const answer = await send('/api/users/me', undefined, { cookie, method: 'GET' })
  return (await answer.json()).user?.email
}

test.each(['first-register', 'verify/nothing'])('%s is closed', async (path) => {
  const answer = await post(`/api/users/${path}`, { email, password, token: 'x' })
  expect(answer.status).toBe(403)
  expect((await answer.json()).errors[0].message).not.toBe('')
})

test('no auth endpoint deadlocks on the single writer', { timeout: 8000 }, async () => {
  let cookie = await signIn()
  expect(cookie).toContain('payload-token')
  const paths = ['login', 'unlock', 'refresh-token', 'forgot-password', 'reset-password']
  for (const path of [...paths, 'first-register', 'verify/nothing', 'logout']) {
    const started = performance.now()
    const answer = await post(`/api/users/${path}`, { email, password, token: 'x' }, cookie)
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    expect(performance.now() - started, path).toBeLessThan(2000)
  }
  const wrong = await post('/api/users/login', { email, password: 'a wrong password' })
  expect(wrong.status).toBe(401)
})

test('a write outside the transaction of its own operation fails at once', async () => {
  const started = performance.now()
  const reset = payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: false,
  })
  const page = payload.create({ collection: 'pages', data: { title: 'Beside it' }, draft: true })
  await Promise.all([reset, page])
  expect(performance.now() - started).toBeLessThan(2000)
})

test('a short or leaked password is rejected on create and update; other fields change without one', async () => {
  const create = (password: string) =>
    payload.create({ collection: 'users', data: { email: 'lin.ito@example.com', password } })
  await expect(create('abc')).rejects.toThrow(/password/i)
  await expect(create('nine-long')).rejects.toThrow(/password/i)
  await expect(create('Password2026!')).rejects.toThrow(/password/i)
  await expect(create('lin.ito.2026')).rejects.toThrow(/password/i)
  const { id } = await create('tencharact')
  const update = (data: object) => payload.update({ collection: 'users', id, data })
  await expect(update({ password: 'abc' })).rejects.toThrow(/password/i)
  await expect(update({ password: 'lin.ito.2026' })).rejects.toThrow(/password/i)
  expect((await update({ name: 'Ada' })).name).toBe('Ada')
})

/** The number of password hashes computed during `work`. */
async function hashesOf(work: () => Promise<unknown>) {
  let hashes = 0
  const hook = createHook({ init: (_, type) => void (type === 'PBKDF2REQUEST' && hashes++) })
  hook.enable()
  await work().finally(() => hook.disable())
  return hashes
}

test('a wrong password gets the same response, after the same work, with and without an account', async () => {
  const answers: unknown[] = []
  for (const address of [email, 'nobody@example.com']) {
    const hashes = await hashesOf(async () => {
      const data = { email: address, password: 'a wrong password' }
      answers.push(await tryToSignIn(data, '192.0.2.2'))
    })
    expect(hashes, address).toBe(1)
  }
  expect(answers[0]).toMatchObject({ status: 401, message: expect.stringMatching(/incorrect/) })
  expect(answers[1]).toEqual(answers[0])
})

test('a client that guesses has to wait, while the owner signs in from another client', async () => {
  const guess = { email, password: 'a wrong password' }
  const other = '198.51.100.7'
  const guesses = await Promise.all(Array.from({ length: 10 }, () => tryToSignIn(guess, other)))
  expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(8).fill(401), 429, 429])
  const refused = await tryToSignIn({ email, password }, other)
  expect(refused).toMatchObject({ status: 429, message: expect.stringMatching(/wait 10 minutes/) })
  expect(refused.wait).toBeGreaterThan(500)
  expect((await tryToSignIn({ email, password }, '203.0.113.5')).status).toBe(200)
})

test('six people sign in to one account at once; one signs out and five stay', async () => {
  const cookies = await Promise.all(Array.from({ length: 6 }, signIn))
  const signedIn = () => Promise.all(cookies.map(whoIs))
  expect(await signedIn()).toEqual(Array(6).fill(email))
  const [first = '', ...others] = cookies
  await Promise.all([
    post('/api/users/logout', {}, first),
    ...others.map((cookie) => post('/api/users/refresh-token', {}, cookie)),
  ])
  expect(await signedIn()).toEqual([undefined, ...Array(5).fill(email)])
})

test('people change their own password only with the current one', async () => {
  const own = { email: 'grace@example.com', password }
  const { id } = await payload.create({ collection: 'users', data: own })
  const { cookie } = await tryToSignIn(own)
  const change = async (data: object, path = `/api/users/${id}`) => {
    const answer = await send(path, data, { cookie, method: 'PATCH' })
    const { errors, doc } = await answer.json()
    const [flaw] = errors?.[0]?.data?.errors ?? errors?.[0]?.data ?? []
    return { status: answer.status, flaw: flaw?.message ?? errors?.[0]?.message, doc }
  }
  const next = { password: 'another long password' }
  const missing = { flaw: expect.stringMatching(/enter your current password/) }
  expect(await change(next)).toMatchObject({ status: 400, ...missing })
  const many = `/api/users?where[id][equals]=${id}`
  expect(await change(next, many)).toMatchObject({
    status: 400,
    flaw: expect.stringMatching(/Your current password/),
  })
  const wrong = await change({ ...next, currentPassword: 'a wrong password' })
  expect(wrong).toMatchObject({ status: 400, flaw: 'This is not your current password.' })
  expect((await change({ name: 'Grace' })).status).toBe(200)
  const { status, doc } = await change({ ...next, currentPassword: password })
  expect([status, doc.currentPassword]).toEqual([200, undefined])
  expect((await tryToSignIn({ ...own, ...next })).status).toBe(200)
})

test('the access endpoints reveal nothing of the model without a session', async () => {
  const nothing = { canAccessAdmin: false }
  const read = async (path: string, sender: Sender) =>
    (await send(path, sender.method === 'GET' ? undefined : {}, sender)).json()
  expect(await read('/api/access', { method: 'GET' })).toEqual(nothing)
  expect(await read('/api/pages/access', {})).toEqual(nothing)
  expect(await read('/api/globals/site/access', {})).toEqual(nothing)
  const cookie = await signIn()
  const known = await read('/api/access', { method: 'GET', cookie })
  expect(known.collections).toHaveProperty('pages')
})
