import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { executeQuery, executeQueryWithAutoPagination } from '@datocms/cda-client'
import { getIntrospectionQuery } from 'graphql'
import { GraphQLClient } from 'graphql-request'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, makeSiteToken, makeToken } from '../testing/delivery.ts'
import { listenDelivery } from '../testing/listen-delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { serve } from './serve.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

describe('queries by GET', () => {
  let server: Awaited<ReturnType<typeof listenDelivery>>
  let published: string
  let siteToken: string

  beforeAll(async () => {
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

  test('empty parameters stand for none', async () => {
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
})

describe('only listed queries', () => {
  const LISTED = 'query Site($slug: String) { page(filter: { slug: { eq: $slug } }) { id } }'
  const FREE = '{ site { name } }'
  const accept = 'application/graphql-response+json'

  let siteToken: string
  let published: string
  let preview: string
  let file: string

  beforeAll(async () => {
    siteToken = await makeSiteToken(payload)
    published = await makeToken(payload, 'published')
    preview = await makeToken(payload, 'preview')
    file = join(content.folder, 'documents.json')
    writeList()
    Object.assign(process.env, { PUBLISHED_QUERIES: 'listed', SITE_DOCUMENTS: file })
  })

  function writeList() {
    const current = { [createHash('sha256').update(LISTED).digest('hex')]: 'Site' }
    writeFileSync(file, JSON.stringify({ current, previous: {} }))
  }

  /** The log output during the work. */
  async function logged(work: () => Promise<unknown>) {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await work()
    const lines = write.mock.calls.flat().join('')
    write.mockRestore()
    return lines
  }

  test('the site’s token may send a listed query with any variables', async () => {
    const variables = { slug: 'nowhere' }
    const { status, data } = await ask(payload, LISTED, { token: siteToken, variables, accept })
    expect({ status, data }).toEqual({ status: 200, data: { page: null } })
  })

  test.each([
    ['an unlisted query', FREE],
    ['a listed query with one more space', `${LISTED} `],
    ['an introspection query', '{ __schema { queryType { name } } }'],
    ['a syntax error', '{ site {'],
  ])('the site’s token gets 403 for %s', async (_, query) => {
    const lines = await logged(async () => {
      const { status, headers, data, errors } = await ask(payload, query, {
        token: siteToken,
        accept,
      })
      expect({ status, data }).toEqual({ status: 403, data: undefined })
      expect(headers.get('content-type')).toContain(accept)
      expect(errors).toEqual([
        {
          message: expect.stringContaining('make a delivery token in the studio'),
          extensions: { code: 'QUERY_NOT_LISTED' },
        },
      ])
    })
    expect(lines).not.toContain(siteToken)
  })

  test('clients that accept application/json only get the same 403', async () => {
    await logged(async () => {
      const { status, data } = await ask(payload, FREE, { token: siteToken })
      expect({ status, data }).toEqual({ status: 403, data: undefined })
    })
  })

  test('tokens made in the studio may send any query within the limits of weight', async () => {
    const may = async (token: string, endpoint: 'published' | 'preview') => {
      const { status, errors } = await ask(payload, FREE, { token, endpoint, accept })
      expect({ status, errors }).toEqual({ status: 200, errors: [] })
    }
    await may(published, 'published')
    await may(preview, 'published')
    await may(preview, 'preview')
    const heavy = `{ ${Array.from({ length: 99 }, (_, i) => `p${i}: home { id }`).join(' ')} }`
    const { status, errors } = await ask(payload, heavy, { token: published, accept })
    expect(status).toBe(400)
    expect(errors[0]?.message).toMatch(/^This query is too expensive/)
  })

  test('a token of another name is the site’s if the settings say so', async () => {
    vi.stubEnv('CONTENT_TOKEN', published)
    await logged(async () => {
      expect((await ask(payload, FREE, { token: published, accept })).status).toBe(403)
    })
  })

  test('without a list the site’s token gets 503, and the log says how to create one', async () => {
    rmSync(file)
    const lines = await logged(async () => {
      const { status, data, errors } = await ask(payload, LISTED, { token: siteToken, accept })
      expect({ status, data }).toEqual({ status: 503, data: undefined })
      expect(errors[0]?.extensions).toEqual({ code: 'QUERY_LIST_MISSING' })
    })
    expect(lines).toContain('site/build.ts')
    expect(lines).toContain(file)

    writeList()
    const { status } = await ask(payload, LISTED, { token: siteToken, accept })
    expect(status).toBe(200)
  })
})

describe('other clients', () => {
  /** Clients of other projects, used as their documentation shows. */

  let published: string
  let preview: string

  beforeAll(async () => {
    published = await makeToken(payload, 'published')
    preview = await makeToken(payload, 'preview')
    // The site's list of queries does not bind them, even if there is none.
    Object.assign(process.env, { PUBLISHED_QUERIES: 'listed', SITE_DOCUMENTS: 'nowhere.json' })
    const data = { title: 'Barn Club', _status: 'published' } as const
    await payload.create({ collection: 'amenities', data })
  })

  type Endpoint = 'published' | 'preview'

  /** A `fetch` that hands requests to the delivery API. */
  const fetchFrom =
    (endpoint: Endpoint): typeof fetch =>
    (input, init) =>
      serve(new Request(input, init), endpoint, Promise.resolve(payload))

  const url = 'http://content.example/graphql'
  const query = 'query Amenities($first: Int) { amenities(first: $first) { title } }'
  const amenities = [{ title: 'Barn Club' }]

  const datocms = (endpoint: Endpoint, token: string) => ({
    graphqlEndpointUrl: url,
    token,
    fetchFn: fetchFrom(endpoint),
  })

  test('@datocms/cda-client reads published content and drafts', async () => {
    const options = datocms('published', published)
    expect(await executeQuery(query, { ...options, variables: { first: 1 } })).toEqual({
      amenities,
    })
    const drafts = { ...datocms('preview', preview), includeDrafts: true, returnCacheTags: true }
    expect(await executeQuery(query, drafts)).toEqual({ amenities })
    await expect(executeQuery('{ nope }', options)).rejects.toThrow(/Cannot query field .+nope/)
  })

  test('@datocms/cda-client reads a long list in lists of 500', async () => {
    const list = '{ amenities(first: 1200) { title } }'
    const options = datocms('published', published)
    expect(await executeQueryWithAutoPagination(list, options)).toEqual({ amenities })
  })

  test('graphql-request reads content and the sentences of errors', async () => {
    const client = new GraphQLClient(url, {
      headers: { authorization: `Bearer ${published}` },
      fetch: fetchFrom('published'),
    })
    expect(await client.request(query, { first: 1 })).toEqual({ amenities })
    await expect(client.request('{ nope }')).rejects.toThrow(/Cannot query field "nope"/)
  })

  test('graphql-codegen: reads the schema with a token of the published scope', async () => {
    const accept = 'application/graphql-response+json, application/json, multipart/mixed'
    const headers = { accept, 'content-type': 'application/json' }
    const source = getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true })
    const variables = {}
    const body = { query: source, variables, operationName: 'IntrospectionQuery', extensions: {} }
    const response = await fetchFrom('published')(url, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${published}` },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    expect(answer.errors).toBeUndefined()
    const types = answer.data.__schema.types.map(({ name }: { name: string }) => name)
    expect(types).toContain('RealEstateListingRecord')
  })
})
