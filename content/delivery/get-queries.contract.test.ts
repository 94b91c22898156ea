import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeSiteToken, makeToken } from '../testing/delivery.ts'
import { listenDelivery } from '../testing/listen-delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'

let content: TestContent
let payload: Payload
let server: Awaited<ReturnType<typeof listenDelivery>>
let published: string
let siteToken: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  server = await listenDelivery(payload)
  published = await makeToken(payload, 'published')
  siteToken = await makeSiteToken(payload)
  const file = join(content.folder, 'documents.json')
  writeFileSync(file, JSON.stringify({ current: { [sha256(LISTED)]: 'Site' } }))
  Object.assign(process.env, { PUBLISHED_QUERIES: 'listed', SITE_DOCUMENTS: file })
  const data = { title: 'Barn Club', _status: 'published' } as const
  await payload.create({ collection: 'amenities', data })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await content[Symbol.asyncDispose]()
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const RESPONSE = 'application/graphql-response+json'

type Options = { token?: string; method?: string; path?: string; accept?: string }

async function get(params: Record<string, string>, options: Options = {}) {
  const { method = 'GET', path = '', token = published, accept = RESPONSE } = options
  const headers = { accept, ...(token && { authorization: `Bearer ${token}` }) }
  const url = `${server.url}${path}?${new URLSearchParams(params)}`
  const response = await fetch(url, { method, headers })
  const text = await response.text()
  const { data, errors = [] } = text ? JSON.parse(text) : {}
  return { status: response.status, headers: response.headers, text, data, errors }
}

const LISTED = 'query Site { site { __typename } }'
const LIST = 'query Amenities($first: Int) { amenities(first: $first) { title } }'

test('a query by GET is answered like one by POST', async () => {
  const query = `${LIST} query Other { __typename }`
  const variables = JSON.stringify({ first: 1 })
  const answer = await get({ query, variables, operationName: 'Amenities', extensions: '{}' })

  expect(answer.status).toBe(200)
  expect(answer.data).toEqual({ amenities: [{ title: 'Barn Club' }] })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('HEAD gets the status and headers of GET, without a body', async () => {
  const { status, headers, text } = await get({ query: LIST }, { method: 'HEAD' })
  const refused = await get({ query: LIST }, { method: 'HEAD', token: '' })

  expect({ status, text }).toEqual({ status: 200, text: '' })
  expect(headers.get('content-type')).toContain(RESPONSE)
  expect(headers.get('cache-control')).toBe('no-store')
  expect([refused.status, refused.text]).toEqual([401, ''])
})

test('a query by GET needs a token, for drafts one of the preview scope', async () => {
  const without = await get({ query: LIST }, { token: '' })
  const weaker = await get({ query: LIST }, { path: '/preview' })

  expect([without.status, weaker.status]).toEqual([401, 403])
  expect(weaker.errors[0]?.message).toContain('scope is preview')
})

test('the site’s own token may send only the queries of the site by GET, too', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const listed = await get({ query: LISTED }, { token: siteToken })
  const other = await get({ query: LIST }, { token: siteToken })
  write.mockRestore()

  expect(listed.data).toEqual({ site: null })
  expect({ status: other.status, data: other.data }).toEqual({ status: 403, data: undefined })
})

test.each([
  ['variables that are not JSON', { query: LIST, variables: '{first:1}' }, /"variables"/],
  ['variables in a list', { query: LIST, variables: '[1]' }, /"variables"/],
  ['extensions that are not JSON', { query: LIST, extensions: 'no' }, /"extensions"/],
  ['no query', { variables: '{}' }, /query/],
  ['a syntax error', { query: '{ amenities {' }, /Syntax Error/],
  ['an unknown field', { query: '{ nope }' }, /Cannot query field "nope"/],
])('%s by GET gets 400 with a sentence', async (_, params, message) => {
  const { status, data, errors } = await get(params)

  expect({ status, data }).toEqual({ status: 400, data: undefined })
  expect(errors[0]?.message).toMatch(message)
})

test('empty parameters count as missing', async () => {
  const params = { query: '{ __typename }', variables: '', extensions: '', operationName: '' }
  expect((await get(params)).data).toEqual({ __typename: 'Query' })
})

test.each([
  ['mutation', 'application/graphql-response+json'],
  ['mutation', 'application/json'],
  ['subscription', 'application/json'],
])('a %s by GET gets 405 as %s', async (kind, accept) => {
  const query = `${kind} { __typename }`
  const { status, headers, data, errors } = await get({ query }, { accept })

  expect({ status, data }).toEqual({ status: 405, data: undefined })
  expect(headers.get('allow')).toBe('POST')
  expect(errors[0]?.message).toContain('no mutations')
})

test('an address may be 64 KB long, as a query by POST', async () => {
  const long = await get({ query: `{ __typename } #${'x'.repeat(60_000)}` })
  const longer = await get({ query: `{ __typename } #${'x'.repeat(66_000)}` })

  expect(long.data).toEqual({ __typename: 'Query' })
  expect(longer.status).toBe(414)
  expect(longer.errors[0]?.message).toContain('64 KB')
})
