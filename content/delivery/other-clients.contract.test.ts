import { getIntrospectionQuery } from 'graphql'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '../test/delivery.ts'
import { openContent, type TestContent } from '../test/payload.ts'
import { serve } from './serve.ts'

/** Requests as other people’s clients send them. */

let content: TestContent
let payload: Payload
let published: string
let preview: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  published = await makeToken(payload, 'published')
  preview = await makeToken(payload, 'preview')
  // The site's list of queries does not bind them, even if there is none.
  Object.assign(process.env, { PUBLISHED_QUERIES: 'listed', SITE_DOCUMENTS: 'nowhere.json' })
  const data = { title: 'Beach Club', _status: 'published' } as const
  await payload.create({ collection: 'amenities', data })
})
afterAll(() => content[Symbol.asyncDispose]())

type Options = { endpoint?: 'published' | 'preview'; token?: string }

async function send(headers: Record<string, string>, body: object, options: Options = {}) {
  const { endpoint = 'published', token = published } = options
  const request = new Request('http://content.example/graphql', {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const response = await serve(request, endpoint, Promise.resolve(payload))
  const { status } = response
  return { status, type: response.headers.get('content-type'), body: await response.json() }
}

const query = 'query Amenities($first: Int) { amenities(first: $first) { title } }'
const amenities = [{ title: 'Beach Club' }]

test('@datocms/cda-client: a string body without a content type', async () => {
  const headers = { accept: 'application/json', 'content-type': 'text/plain;charset=UTF-8' }
  const answer = await send(headers, { query, variables: { first: 1 } })
  expect(answer).toMatchObject({ status: 200, body: { data: { amenities } } })
  // It reads any other answer as text, and fails.
  expect(answer.type).toContain('application/json')

  const drafts = { 'x-include-drafts': 'true', 'x-environment': 'main', 'x-cache-tags': 'true' }
  const options = { endpoint: 'preview', token: preview } as const
  const inPreview = await send({ ...headers, ...drafts }, { query }, options)
  expect(inPreview.body.data).toEqual({ amenities })
})

test('@datocms/cda-client: automatic pagination splits a long list into lists of 500', async () => {
  const parts = [0, 500, 1000].map(
    (skip) => `splitted_${skip}_amenities: amenities(first: 500, skip: ${skip}) { title }`,
  )
  const answer = await send({ accept: 'application/json' }, { query: `{ ${parts.join(' ')} }` })
  expect(answer.body.data).toEqual({
    splitted_0_amenities: amenities,
    splitted_500_amenities: [],
    splitted_1000_amenities: [],
  })
})

test('graphql-request: both media types, with the name of the operation', async () => {
  const accept = 'application/graphql-response+json, application/json'
  const headers = { accept, 'content-type': 'application/json' }
  const variables = { first: 1 }
  const answer = await send(headers, { query, variables, operationName: 'Amenities' })
  expect(answer).toMatchObject({ status: 200, body: { data: { amenities } } })
  expect(answer.type).toContain('application/graphql-response+json')

  const refused = await send(headers, { query: '{ nope }' })
  expect(refused).toMatchObject({ status: 400 })
  expect(refused.body.errors[0].message).toMatch(/^Cannot query field "nope"/)
})

test('graphql-codegen: reads the schema with a token of the published scope', async () => {
  const accept = 'application/graphql-response+json, application/json, multipart/mixed'
  const headers = { accept, 'content-type': 'application/json' }
  const source = getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true })
  const variables = {}
  const body = { query: source, variables, operationName: 'IntrospectionQuery', extensions: {} }
  const answer = await send(headers, body)
  expect(answer.body.errors).toBeUndefined()
  const types = answer.body.data.__schema.types.map(({ name }: { name: string }) => name)
  expect(types).toContain('RealEstateListingRecord')
})
