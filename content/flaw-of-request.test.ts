import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { flawOfRequest } from './flaw-of-request.ts'

function statusOf(method: string, url: string, sent: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url })
  Object.assign(request.headers, { host: 'studio.example', ...sent })
  return flawOfRequest(request)?.status
}

test.each(['TRACE', 'PROPFIND', 'M-SEARCH', 'LINK'])('method %s is refused', (method) => {
  expect(statusOf(method, '/api/pages')).toBe(405)
})

test.each([
  '*',
  'admin',
  '/media/%.jpg',
  '/api/pages/%c0%ae',
  '/api/media/file/%0',
  '/%61dmin/nope',
  '/api/../admin',
  '/api/%2e%2E/admin',
  '/api/..%2fadmin',
  '/./admin',
  '/a%70i/pages',
])('the address %s is refused', (url) => expect(statusOf('GET', url)).toBe(400))

test.each([
  '/',
  '/admin',
  '/api/media/file/a%20b.jpg?x=%',
  '/admin/collections/pages/%E2%80%AE',
  '/nope',
])('the address %s is passed on', (url) => expect(statusOf('GET', url)).toBeUndefined())

test.each(['a b', 'localhost:99999', '[::1'])('the host %s is refused', (host) => {
  expect(statusOf('GET', '/admin', { host })).toBe(400)
})

test('POST is allowed only for routes that take a body', () => {
  for (const path of [
    '/',
    '/nope',
    '/media/a.jpg',
    '/API/pages',
    '/graphql/nope',
    '/graphql/preview%20',
  ])
    expect(statusOf('POST', path), path).toBe(405)
  for (const path of [
    '/api/pages',
    '/graphql',
    '/graphql/preview',
    '/enquiries',
    '/visits',
    '/preview/session',
  ])
    expect(statusOf('POST', path), path).toBeUndefined()
  expect(statusOf('DELETE', '/admin')).toBe(405)
  expect(statusOf('POST', '/api/listings/%2F/duplicate')).toBe(404)
  expect(statusOf('POST', '/api/listings/12/duplicate')).toBeUndefined()
})

test('a filter that would break a list of the studio is refused', () => {
  const list = (query: string) => statusOf('GET', `/admin/collections/pages?${query}`)
  expect(list('where[or]=x')).toBe(400)
  expect(list('where%5Bor%5D%5B198%5D%5Band%5D%5B0%5D%5Btitle%5D%5Bequals%5D=x')).toBe(400)
  expect(list('%77here[or]=x')).toBe(400)
  expect(list('where[or][0][and][1][title][equals]=x')).toBeUndefined()
  expect(list('limit=10&where[title][equals]=x')).toBeUndefined()
  expect(list('page=2&limit=100000')).toBe(400)
  expect(list('%6cimit=100000')).toBe(400)
  expect(list('limit=5&limit=100000')).toBe(400)
  expect(list('limit=0')).toBe(400)
  expect(list('limit=')).toBeUndefined()
})

test('settings are not asked for with data that is no JSON object', () => {
  const status = (data: string) => statusOf('GET', `/api/globals/map?data=${data}`)
  expect([status('%C3%BC'), status('1'), status('[]'), status('null')]).toEqual([
    400, 400, 400, 400,
  ])
  expect([status('{}'), statusOf('GET', '/api/globals/map')]).toEqual([undefined, undefined])
})

test('actions of the studio are accepted from its own pages only', () => {
  const action = { 'next-action': '7f'.repeat(21) }
  const send = (headers: Record<string, string>) => statusOf('POST', '/admin/x', headers)
  expect(send({})).toBe(405)
  expect(send({ 'next-action': '__proto__' })).toBe(405)
  expect(send({ ...action, origin: 'https://evil.example' })).toBe(403)
  expect(send({ ...action, origin: 'null' })).toBe(403)
  expect(send({ ...action, origin: 'https://studio.example' })).toBeUndefined()
  const proxied = { ...action, host: '127.0.0.1:3001', 'x-forwarded-host': 'studio.example' }
  expect(send({ ...proxied, origin: 'https://studio.example' })).toBeUndefined()
  expect(send(action)).toBeUndefined()
})

test.each([
  '/api/constructor',
  '/api/toString?ids=1',
  '/api/__proto__/1',
  '/api/globals/constructor',
  '/api/pages/%76alueOf',
  '/api/pages/1e309',
  '/api/pages/-1',
  `/api/pages/${'9'.repeat(16)}`,
])('%s names no record', (url) => expect(statusOf('GET', url)).toBe(404))

test.each(['/api/pages/12', '/api/pages/count', '/api/users/me', '/api/pages/12/versions/1.5'])(
  '%s may name a record',
  (url) => expect(statusOf('GET', url)).toBeUndefined(),
)

test('one preference is changed, not deleted', () => {
  const path = '/api/payload-preferences/nav'
  expect(statusOf('DELETE', path)).toBe(405)
  expect(statusOf('POST', path)).toBeUndefined()
  expect(statusOf('DELETE', '/api/payload-preferences?where[key][equals]=nav')).toBeUndefined()
})

test.each([
  ['where[id][not_in]=x', 400],
  ['where%5Bor%5D%5B0%5D%5Bid%5D%5Bin%5D%5B0%5D=%C4%B0', 400],
  ['where[id][in][0]=12&where[id][in][1]=13', undefined],
  ['where[id][in]=12%2C13', undefined],
  ['where[title][in]=x', undefined],
  ['where[constructor][equals]=x', 400],
  ['where[title.__proto__][equals]=x', 400],
  ['toString=1', 400],
  ['where[title][equals]=constructor', undefined],
])('a filter by %s is answered with %s', (query, status) =>
  expect(statusOf('GET', `/api/pages?${query}`)).toBe(status),
)
