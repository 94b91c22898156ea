import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { serve } from './serve.ts'

let content: TestContent
let token: string

beforeAll(async () => {
  content = await openContent()
  token = await makeToken(content.payload, 'preview')
})
afterAll(() => content[Symbol.asyncDispose]())

test('hostile queries are rejected with 400 before anything is read', async () => {
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
