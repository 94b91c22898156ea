import { auditServer } from 'graphql-http'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, makeToken } from '../testing/delivery.ts'
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

describe('headers of DatoCMS clients', () => {
  let published: string
  let preview: string

  beforeAll(async () => {
    published = await makeToken(payload, 'published')
    preview = await makeToken(payload, 'preview')
    const data = { title: 'Secret', slug: 'secret' }
    await payload.create({ collection: 'pages', data, draft: true })
  })

  const PAGE = 'query ($slug: String) { page(filter: { slug: { eq: $slug } }) { title } }'

  const pageWith = (headers: Record<string, string>, token = preview, slug = 'secret') =>
    ask(payload, PAGE, { token, headers, variables: { slug } })

  test('X-Include-Drafts: true shows drafts to a token of the preview scope', async () => {
    const drafts = await pageWith({ 'x-include-drafts': 'true' })
    const without = await pageWith({ 'x-include-drafts': 'false' })

    expect(drafts.data).toEqual({ page: { title: 'Secret' } })
    expect(without.data).toEqual({ page: null })
  })

  test('X-Include-Drafts: true gets 403 with a token of the published scope', async () => {
    const { status, headers, data, errors } = await pageWith(
      { 'x-include-drafts': 'true' },
      published,
    )

    expect({ status, data }).toEqual({ status: 403, data: undefined })
    expect(headers.get('www-authenticate')).toContain('insufficient_scope')
    expect(errors[0]?.message).toContain('scope is preview')
  })

  test('X-Cache-Tags: true returns the cache tags as a header, too', async () => {
    const asked = await pageWith({ 'x-cache-tags': 'true' }, preview, 'nowhere')
    const without = await pageWith({ 'x-cache-tags': 'no' }, preview, 'nowhere')

    expect(asked.headers.get('x-cache-tags')).toBe('pages:slug=nowhere')
    expect(without.headers.has('x-cache-tags')).toBe(false)
    expect([asked.tags, without.tags]).toEqual([['pages:slug=nowhere'], ['pages:slug=nowhere']])
  })

  test('tags that no header can hold are encoded as in a URL', async () => {
    const { headers, tags } = await pageWith({ 'x-cache-tags': 'true' }, preview, 'a b “c” \ud800')

    expect(tags).toEqual(['pages:slug=a b “c” \ud800'])
    expect(headers.get('x-cache-tags')).toBe('pages:slug=a%20b%20%E2%80%9Cc%E2%80%9D%20%EF%BF%BD')
  })

  test('an answer without tags has no header', async () => {
    const options = { token: preview, headers: { 'x-cache-tags': 'true' } }
    const { status, headers } = await ask(payload, '{ __typename }', options)

    expect(status).toBe(200)
    expect(headers.has('x-cache-tags')).toBe(false)
  })

  test('a client reads the longest header; a longer one is left out, the body has the tags', async () => {
    await using server = await listenDelivery(payload)
    const longest = await askForCategories(server.url, 165)
    const longer = await askForCategories(server.url, 180)

    expect(longest.header?.split(' ').sort()).toEqual(longest.tags)
    expect(longest.header?.length).toBeGreaterThan(14 * 1024)
    expect(longer.header).toBeNull()
    expect(longer.tags.length).toBeGreaterThanOrEqual(180)
  })

  /** Reads a list that depends on this many slugs of 60 letters. */
  async function askForCategories(url: string, number: number) {
    const slugs = Array.from({ length: number }, (_, index) => `${index}`.padStart(60, 'x'))
    const query = '{ listings(filter: { category: { in: SLUGS } }) { id } }'
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${published}`,
        'content-type': 'application/json',
        'x-cache-tags': 'true',
      },
      body: JSON.stringify({ query: query.replace('SLUGS', JSON.stringify(slugs)) }),
    })
    const { extensions } = await response.json()
    return { header: response.headers.get('x-cache-tags'), tags: extensions.cacheTags as string[] }
  }
})

describe('refusals', () => {
  let token: string

  beforeAll(async () => {
    token = await makeToken(payload, 'published')
  })

  async function send(headers: Record<string, string>, body = '{"query":"{ __typename }"}') {
    const request = new Request('http://content.example/graphql', {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
    })
    const response = await serve(request, 'published', Promise.resolve(payload))
    return { response, answer: await response.json() }
  }

  test.each(['text/html', 'application/xml', 'text/plain'])(
    'a query sent as %s gets 415 with what to send',
    async (type) => {
      const { response, answer } = await send({ 'content-type': type })

      expect(response.status).toBe(415)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(answer).toEqual({
        errors: [{ message: expect.stringContaining('Content-Type: application/json') }],
      })
    },
  )

  test.each(['text/html', 'image/webp, application/pdf'])(
    'a client that accepts only %s gets 406 with what to accept',
    async (accept) => {
      const { response, answer } = await send({ accept, 'content-type': 'application/json' })

      expect(response.status).toBe(406)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(answer).toEqual({
        errors: [{ message: expect.stringContaining('application/graphql-response+json') }],
      })
    },
  )

  test('a refused content type is answered in the type that the client accepts', async () => {
    const accept = 'application/graphql-response+json'
    const { response } = await send({ accept, 'content-type': 'text/html' })

    expect(response.status).toBe(415)
    expect(response.headers.get('content-type')).toContain(accept)
  })
})

describe('limits of queries', () => {
  let token: string

  beforeAll(async () => {
    token = await makeToken(content.payload, 'preview')
  })

  test('hostile queries are rejected with 400 before any record is read', async () => {
    const refused = [
      `{ ${'a { '.repeat(3000)} b ${'}'.repeat(3000)} }`,
      `{ page(filter: ${'['.repeat(5000)}) { id } }`,
      `{ ${Array.from({ length: 200 }, (_, i) => `p${i}: page(filter: {}) { id }`).join(' ')} }`,
      `{ site { ${'id '.repeat(20_000)} } }`,
      `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} }'.repeat(8)} } } }`,
      `{ site { ...A } } fragment A on SiteRecord { ...B } fragment B on SiteRecord { ...A }`,
      `{ site { ${'favicon { id } '.repeat(2500)} } }`,
      `{ site { ${'...F '.repeat(100)} } } fragment F on SiteRecord { ${'name '.repeat(2000)} }`,
      `{ site ${'@skip(if: false) '.repeat(3000)} { id } }`,
      `{ site { ${Array.from({ length: 4000 }, (_, i) => `a${i}: name`).join(' ')} } }`,
      Array.from({ length: 1500 }, (_, i) => `query Q${i} { home { id } }`).join(' '),
      `{ home { blocks { ...A } } } fragment A on BlockRecord { id ...A }`,
      `query (${Array.from({ length: 2000 }, (_, i) => `$v${i}: Int`).join(' ')}) { home { id } }`,
    ]
    await ask(content.payload, '{ __typename }', { token })

    for (const query of refused) {
      const accept = 'application/graphql-response+json'
      const { status, data, errors } = await ask(content.payload, query, { token, accept })

      expect.soft({ query: query.slice(0, 40), status, data }).toMatchObject({ status: 400 })
      expect.soft(data).toBeUndefined()
      expect.soft(errors[0]?.message).toMatch(/^\S.*\S$/)
    }
  })

  test('deeply nested variables are rejected', async () => {
    const query = 'query ($slug: String) { page(filter: { slug: { eq: $slug } }) { id } }'
    const nested = `${'['.repeat(20_000)}1${']'.repeat(20_000)}`
    const request = new Request('http://content.example/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: `{"query":${JSON.stringify(query)},"variables":{"slug":${nested}}}`,
    })

    const response = await serve(request, 'published', Promise.resolve(content.payload))
    const { data, errors } = await response.json()

    expect(data ?? null).toBeNull()
    expect(response.status).toBe(400)
    expect(errors[0].message).toMatch(/^Variable "\$slug" got invalid value/)
  })
})

describe('GraphQL over HTTP', () => {
  test('the API passes the whole audit of GraphQL over HTTP', async () => {
    await using server = await listenDelivery(content.payload)
    const token = await makeToken(content.payload, 'published')

    const results = await auditServer({ url: server.url, fetchFn: withToken(token) })

    const failed = results.filter((result) => result.status !== 'ok')
    expect(failed.map(({ id, name }) => `${id} ${name}`)).toEqual([])
    expect(results.length).toBeGreaterThan(50)
  })

  function withToken(token: string): typeof fetch {
    return (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('authorization', `Bearer ${token}`)
      return fetch(input, { ...init, headers })
    }
  }
})
