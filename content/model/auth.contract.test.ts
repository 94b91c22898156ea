import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../test/payload.ts'

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

/** Sends a request to the REST API in this process. */
function post(path: string, body: object, cookie = '') {
  const request = new Request(`http://localhost:3001${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: 'http://localhost:3001' },
    body: JSON.stringify(body),
  })
  return handleEndpoints({ config: payload.config, request })
}

async function signIn() {
  const answer = await post('/api/users/login', { email, password })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

test.each(['first-register', 'forgot-password', 'reset-password'])('%s is closed', async (path) => {
  const answer = await post(`/api/users/${path}`, { email, password, token: 'x' })
  expect(answer.status).toBe(403)
  expect((await answer.json()).errors[0].message).not.toBe('')
})

test('no auth endpoint deadlocks on the single writer', { timeout: 8000 }, async () => {
  const cookie = await signIn()
  expect(cookie).toContain('payload-token')
  const paths = ['login', 'unlock', 'refresh-token', 'forgot-password', 'reset-password']
  for (const path of [...paths, 'first-register', 'verify/nothing', 'logout']) {
    const started = performance.now()
    await post(`/api/users/${path}`, { email, password, token: 'x' }, cookie)
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

test('a short password is rejected on create and update; other fields change without one', async () => {
  const create = (password: string) =>
    payload.create({ collection: 'users', data: { email: `${password}@example.com`, password } })
  await expect(create('abc')).rejects.toThrow(/password/i)
  await expect(create('nine-long')).rejects.toThrow(/password/i)
  const { id } = await create('tencharact')
  const update = (data: object) => payload.update({ collection: 'users', id, data })
  await expect(update({ password: 'abc' })).rejects.toThrow(/password/i)
  expect((await update({ name: 'Ada' })).name).toBe('Ada')
})
