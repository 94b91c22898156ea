import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { serve } from './serve.ts'

let content: TestContent
let payload: Payload
let token: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  token = await makeToken(payload, 'published')
})
afterAll(() => content[Symbol.asyncDispose]())

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
