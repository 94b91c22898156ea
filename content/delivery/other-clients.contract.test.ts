import { executeQuery, executeQueryWithAutoPagination } from '@datocms/cda-client'
import { getIntrospectionQuery } from 'graphql'
import { GraphQLClient } from 'graphql-request'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { serve } from './serve.ts'

/** Clients of other projects, used as their documentation shows. */

let content: TestContent
let payload: Payload
let published: string
let preview: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  published = await makeToken(payload, 'published')
  preview = await makeToken(payload, 'preview')
  // The site's list of queries does not apply to them, even if it is missing.
  Object.assign(process.env, { PUBLISHED_QUERIES: 'listed', SITE_DOCUMENTS: 'nowhere.json' })
  const data = { title: 'Barn Club', _status: 'published' } as const
  await payload.create({ collection: 'amenities', data })
})
afterAll(() => content[Symbol.asyncDispose]())

type Endpoint = 'published' | 'preview'

/** A `fetch` that passes requests to the delivery API. */
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
  expect(await executeQuery(query, { ...options, variables: { first: 1 } })).toEqual({ amenities })
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
