import { AsyncResource } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { getIntrospectionQuery } from 'graphql'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { DeliveryToken } from '../payload-types.ts'
import { untilUsesAreWritten } from '../service/note-use.ts'
import { isOnPostgres } from '../testing/database-url.ts'
import { ask, makeSiteToken, makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { serve } from './serve.ts'
import { hashToken } from './token.ts'

let content: TestContent
let payload: Payload
let published: string
let preview: string
let siteToken: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  published = await makeToken(payload, 'published')
  preview = await makeToken(payload, 'preview')
  siteToken = await makeSiteToken(payload)
})
afterAll(() => content[Symbol.asyncDispose]())

const TYPENAME = '{ __typename }'

function send(init: RequestInit, endpoint: 'published' | 'preview' = 'published') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${published}` }
  const request = new Request('http://content.example/graphql', {
    method: 'POST',
    headers,
    ...init,
  })
  return serve(request, endpoint, Promise.resolve(payload))
}

test('a request without a token gets 401 with advice', async () => {
  const { status, headers, data, errors } = await ask(payload, TYPENAME, {})

  expect(status).toBe(401)
  expect(headers.get('www-authenticate')).toBe('Bearer')
  expect(data).toBeUndefined()
  expect(errors[0]?.message).toContain('Authorization: Bearer')
})

test('an unknown token gets 401', async () => {
  const { status, headers, data } = await ask(payload, TYPENAME, { token: 'x'.repeat(43) })

  expect(status).toBe(401)
  expect(headers.get('www-authenticate')).toContain('invalid_token')
  expect(data).toBeUndefined()
})

test.each([
  ['the hash instead of the token', '{hash}'],
  ['another scheme', 'Basic {token}'],
  ['the bare token', '{token}'],
  ['an empty token', 'Bearer '],
])('%s gets 401', async (_, pattern) => {
  const { docs } = await payload.find({ collection: 'delivery-tokens', showHiddenFields: true })
  const hash = `Bearer ${docs[0]?.tokenHash}`
  const authorization = pattern.replace('{hash}', hash).replace('{token}', published)
  const headers = { 'content-type': 'application/json', authorization }

  const response = await send({ headers, body: JSON.stringify({ query: TYPENAME }) })

  expect(response.status).toBe(401)
})

test('a token of the published scope gets 403 for drafts', async () => {
  const options = { token: published, endpoint: 'preview' } as const
  const { status, headers, data, errors } = await ask(payload, TYPENAME, options)

  expect(status).toBe(403)
  expect(headers.get('www-authenticate')).toContain('insufficient_scope')
  expect(data).toBeUndefined()
  expect(errors[0]?.message).toContain('preview')
})

test('a token of the preview scope may use both endpoints', async () => {
  const drafts = await ask(payload, TYPENAME, { token: preview, endpoint: 'preview' })
  const site = await ask(payload, TYPENAME, { token: preview, endpoint: 'published' })

  expect([drafts.status, site.status]).toEqual([200, 200])
})

test('a studio session is not accepted as a delivery token', async () => {
  const editor = { email: 'editor@site.example', password: 'long enough for a test' }
  await payload.create({ collection: 'users', data: editor, overrideAccess: true })
  const { token } = await payload.login({ collection: 'users', data: editor })
  const headers = { 'content-type': 'application/json', cookie: `payload-token=${token}` }

  const withCookie = await send({ headers, body: JSON.stringify({ query: TYPENAME }) }, 'preview')
  const asBearer = await ask(payload, TYPENAME, { token: token ?? '' })

  expect([withCookie.status, asBearer.status]).toEqual([401, 401])
})

test('a deleted token is rejected at once', async () => {
  const token = await makeToken(payload, 'published')
  const before = await ask(payload, TYPENAME, { token })

  await payload.delete({
    collection: 'delivery-tokens',
    where: { name: { equals: `published ${token.slice(0, 8)}` } },
  })

  const after = await ask(payload, TYPENAME, { token })
  expect([before.status, after.status]).toEqual([200, 401])
})

test('a token is cached for five seconds', async () => {
  const token = await makeToken(payload, 'published')
  const find = vi.spyOn(payload, 'find')

  for (let i = 0; i < 5; i++) await ask(payload, TYPENAME, { token })

  const lookups = find.mock.calls.filter(([{ collection }]) => collection === 'delivery-tokens')
  find.mockRestore()
  expect(lookups).toHaveLength(1)
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s gets 405', async (method) => {
  const response = await send({ method })

  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
})

test('responses have no CORS headers', async () => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${published}`,
    origin: 'https://elsewhere.example',
  }

  const response = await send({ headers, body: JSON.stringify({ query: TYPENAME }) })

  expect(response.status).toBe(200)
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  )
})

test('a body of more than 64 KB gets 413, with or without Content-Length', async () => {
  const query = `{ __typename } # ${'x'.repeat(70_000)}`
  const stream = new Blob([JSON.stringify({ query })]).stream()

  const announced = await ask(payload, query, { token: published })
  const streamed = await send({ body: stream, duplex: 'half' } as RequestInit)

  expect([announced.status, streamed.status]).toEqual([413, 413])
  expect(announced.errors[0]?.message).toContain('64 KB')
})

test('tokens made in the studio may use introspection, the site’s own may not', async () => {
  const query = getIntrospectionQuery()
  const denied = await ask(payload, query, { token: siteToken })
  const typed = await ask(payload, '{ __type(name: "Query") { name } }', { token: siteToken })
  const allowed = await ask(payload, query, { token: preview })
  const asPublished = await ask(payload, query, { token: published })
  const again = await ask(payload, query, { token: siteToken })

  expect(denied.errors[0]?.message).toMatch(/introspection/i)
  expect(typed.data).toBeUndefined()
  expect(allowed.data).toHaveProperty('__schema')
  expect(asPublished.data).toHaveProperty('__schema')
  expect(again.data).toBeUndefined()
})

test('errors suggest field names, but not to the site’s own token', async () => {
  const errorFor = async (token: string) =>
    (await ask(payload, '{ site { nam } }', { token })).errors[0]?.message

  expect(await errorFor(siteToken)).toBe('Cannot query field "nam" on type "SiteRecord".')
  expect(await errorFor(published)).toContain('Did you mean "name"')
})

test('a body that is not JSON gets 400 each time, without the message of the parser', async () => {
  for (const body of ['{ home', '{ home', '<xml/>']) {
    const response = await send({ body })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'POST body sent invalid JSON.',
          extensions: { code: 'BAD_REQUEST' },
        },
      ],
    })
  }
})

test('mutations are rejected', async () => {
  const mutation = 'mutation { __typename }'
  const { data, errors } = await ask(payload, mutation, { token: preview, endpoint: 'preview' })

  expect(data ?? null).toBeNull()
  expect(errors[0]?.message).toContain('mutation')
})

test('batched queries are rejected', async () => {
  const response = await send({ body: JSON.stringify([{ query: TYPENAME }, { query: TYPENAME }]) })

  expect(response.status).toBe(400)
})

test('a failed read returns no data, and its details are logged only', async () => {
  const findGlobal = vi
    .spyOn(payload, 'findGlobal')
    .mockRejectedValue(new Error('disk /secret gone'))
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)

  const answer = await ask(payload, '{ site { name } home { id } }', { token: published })

  const logged = write.mock.calls.flat().join('')
  findGlobal.mockRestore()
  write.mockRestore()
  expect(answer.status).toBe(500)
  expect(answer.data).toBeUndefined()
  expect(JSON.stringify(answer.errors)).not.toContain('secret')
  expect(logged).toContain('disk /secret gone')
})

test('without a database the API answers 503', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const request = new Request('http://content.example/graphql', { method: 'POST' })

  const response = await serve(request, 'published', Promise.reject(new Error('no database')))

  write.mockRestore()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
})

test('what a client asks that goes away before its turn is not read', async () => {
  const held = Promise.withResolvers<void>()
  const read = payload.findGlobal.bind(payload)
  const findGlobal = vi.spyOn(payload, 'findGlobal').mockImplementation(async (options) => {
    await held.promise
    return read(options)
  })
  const body = JSON.stringify({ query: '{ site { name } }' })
  // As many as are answered at once on either engine.
  const before = Array.from({ length: 16 }, () => send({ body }))
  const client = new AbortController()
  const gone = send({ body, signal: client.signal })
  await vi.waitFor(() => expect(findGlobal).toHaveBeenCalledTimes(isOnPostgres() ? 16 : 1))
  client.abort()
  expect((await gone).status).toBe(400)
  held.resolve()
  const answers = await Promise.all(before)
  const asked = findGlobal.mock.calls.length
  findGlobal.mockRestore()
  expect(answers.map(({ status }) => status)).toEqual(before.map(() => 200))
  expect(asked).toBe(16)
})

test('content/schema.graphql is up to date', async () => {
  const { deliverySchema } = await import('./schema/delivery-schema.ts')
  const { sdlOf } = await import('./sdl.ts')
  const committed = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')

  expect(committed).toBe(sdlOf(deliverySchema(payload.config)))
})

test('the last use of a token is stored without delaying the query', async () => {
  const token = await makeToken(payload, 'published')
  const where = { tokenHash: { equals: hashToken(token) } }
  const find = () => payload.db.findOne<DeliveryToken>({ collection: 'delivery-tokens', where })
  const made = await find()
  expect(made?.lastUsedAt ?? null).toBeNull()

  // Another request has this transaction, so that no write of the query joins it.
  const editor = new AsyncResource('editor')
  const begun = editor.runInAsyncScope(() => payload.db.beginTransaction())
  const writing = (await begun) ?? ''
  const data = { title: 'Being written' }
  await payload.create({ collection: 'pages', data, draft: true, req: { transactionID: writing } })
  expect((await ask(payload, TYPENAME, { token })).status).toBe(200)
  await payload.db.rollbackTransaction(writing)

  await untilUsesAreWritten(payload)
  const used = await find()
  expect(Date.now() - Date.parse(used?.lastUsedAt ?? '')).toBeLessThan(60_000)
  expect(used?.updatedAt).toBe(made?.updatedAt)

  const lastUsedAt = '2026-01-01T00:00:00.000Z'
  await payload.db.updateOne({ collection: 'delivery-tokens', where, data: { lastUsedAt } })
  await ask(payload, TYPENAME, { token })
  await untilUsesAreWritten(payload)
  expect((await find())?.lastUsedAt).toBe(lastUsedAt)
})
