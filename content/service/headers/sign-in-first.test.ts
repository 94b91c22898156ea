import { createHash, createHmac } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { signInFirst } from './sign-in-first.ts'

const SECRET = 'a secret for tests alone'

function sentTo(url: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method })
  Object.assign(request.headers, headers)
  return signInFirst(request, SECRET)
}

function session(secret = SECRET) {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${encode({ alg: 'HS256' })}.${encode({ id: 1, exp: Date.now() / 1000 + 60 })}`
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return `payload-token=${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

test.each([
  ['/admin', '/admin/login'],
  ['/admin/', '/admin/login'],
  ['/admin/nope', '/admin/login?redirect=%2Fadmin%2Fnope'],
  ['/admin/nope/a?b=c', '/admin/login?redirect=%2Fadmin%2Fnope%2Fa%3Fb%3Dc'],
  ['/admin//example.org', '/admin/login?redirect=%2Fadmin%2F%2Fexample.org'],
  ['/admin/collections/pages/1', '/admin/login?redirect=%2Fadmin%2Fcollections%2Fpages%2F1'],
])('without a session %s leads to the sign-in, whether it exists or not', (url, to) => {
  expect(sentTo(url)).toBe(to)
  expect(sentTo(url, { method: 'HEAD' })).toBe(to)
  expect(sentTo(url, { cookie: session('another secret') })).toBe(to)
})

test.each(['/admin/login', '/admin/login?redirect=%2Fadmin', '/admin/forgot', '/admin/reset/abc'])(
  '%s needs no session',
  (url) => expect(sentTo(url)).toBeUndefined(),
)

test('requests with a session, and all other addresses, pass', () => {
  expect(sentTo('/admin/nope', { cookie: session() })).toBeUndefined()
  expect(sentTo('/admin/nope', { rsc: '1' })).toBeUndefined()
  expect(sentTo('/admin/login', { method: 'POST' })).toBeUndefined()
  for (const url of ['/', '/administrators', '/api/users/me', '/media/admin']) {
    expect(sentTo(url), url).toBeUndefined()
  }
})
