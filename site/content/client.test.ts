import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { graphql } from '@belvedere/blocks/graphql.ts'
import { expect, onTestFinished, test } from 'vitest'
import { address, listenOnFreePort } from '../testing/loopback.ts'
import { createContentClient } from './client.ts'

const query = graphql('query Name { site { name } }')

type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function serviceThat(answer: Answer, timeoutMs = 20_000) {
  const server = createServer(answer)
  const url = address(await listenOnFreePort(server))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return createContentClient({ url, token: 't', timeoutMs })
}

function answering(status: number, body: string) {
  return serviceThat((_, response) => void response.writeHead(status).end(body))
}

test('a query is posted with text, variables, operation name and bearer token', async () => {
  let sent: unknown
  const fetchContent = await serviceThat(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    sent = { method: request.method, ...pick(request.headers), ...JSON.parse(body) }
    response.end('{"data":{"site":{"name":"A"}},"extensions":{"cacheTags":["global:site"]}}')
  })
  const answer = await fetchContent(query, {})
  expect(answer).toEqual({ data: { site: { name: 'A' } }, tags: ['global:site'] })
  expect(sent).toMatchObject({
    method: 'POST',
    accept: 'application/graphql-response+json, application/json',
    authorization: 'Bearer t',
    operationName: 'Name',
    variables: {},
    query: expect.stringContaining('query Name'),
  })
})

function pick({ accept, authorization }: IncomingMessage['headers']) {
  return { accept, authorization }
}

test.each([
  [200, '{"data":{"site":null},"errors":[{"message":"First"},{"message":"Second"}]}', 'First'],
  [403, '{"errors":[{"message":"Wrong scope."}]}', 'Wrong scope.'],
  [502, '<html>', 'GraphQL Error (Code: 502)'],
  [200, '{}', 'GraphQL Error (Code: 200)'],
  [200, '{"errors":[]}', 'GraphQL Error (Code: 200)'],
  [200, 'null', 'GraphQL Error (Code: 200)'],
  [500, '{"errors":[{}]}', 'GraphQL Error (Code: 500)'],
  [500, '{"data":{"site":null}}', 'GraphQL Error (Code: 500)'],
  [404, '', 'GraphQL Error (Code: 404)'],
])('status %i with %s fails as "%s"', async (status, body, message) => {
  const fetchContent = await answering(status, body)
  await expect(fetchContent(query, {})).rejects.toMatchObject({ name: 'ContentError', message })
})

const pageQuery = graphql(`
  query Page($slug: String) {
    record: page(filter: { slug: { eq: $slug } }) {
      id
      title
      blocks {
        __typename
        ... on BlockRecord {
          id
        }
        ... on ContentBlockRecord {
          content_block_title: title
        }
      }
    }
    listings(first: 1) {
      area
      slug
    }
  }
`)

const BLOCK = { __typename: 'ContentBlockRecord', id: '2', content_block_title: 'A' }
const RECORD = { id: '1', title: null, blocks: [BLOCK, { __typename: 'NewerRecord', id: 3 }] }
const LISTINGS = [{ area: null, slug: 'a' }]

test.each([
  ['a missing part', { listings: LISTINGS }, 'record is missing'],
  ['no blocks', { record: { id: '1', title: 'A' } }, 'record.blocks is missing'],
  [
    'a text in place of blocks',
    { record: { ...RECORD, blocks: 'all' } },
    'record.blocks is no list',
  ],
  [
    'a block without id',
    { record: { ...RECORD, blocks: [{ ...BLOCK, id: null }] } },
    'record.blocks.0.id is null',
  ],
  [
    'a field of a block',
    { record: { ...RECORD, blocks: [{ ...BLOCK, content_block_title: 5 }] } },
    'record.blocks.0.content_block_title is of the type number',
  ],
  [
    'a title that is an object',
    { record: { ...RECORD, title: {} } },
    'record.title is of the type object',
  ],
  ['a list in place of a record', { record: [RECORD] }, 'record is no object'],
  ['a listing that is null', { record: null, listings: [null] }, 'listings.0 is null'],
  [
    'a text in place of a number',
    { record: null, listings: [{ area: '12', slug: 'a' }] },
    'listings.0.area is of the type string',
  ],
  ['data that is a list', [RECORD], 'the answer is no object'],
])('a whole answer passes, and one with %s fails with what is wrong', async (_, data, problem) => {
  const whole = { record: RECORD, listings: LISTINGS }
  const good = await answering(200, JSON.stringify({ data: whole }))
  await expect(good(pageQuery, { slug: 'a' })).resolves.toMatchObject({ data: whole })
  const bad = await answering(200, JSON.stringify({ data }))
  const message = `The answer to Page is not whole: ${problem}`
  await expect(bad(pageQuery, { slug: 'a' })).rejects.toMatchObject({
    name: 'ContentError',
    message,
  })
})

test.each([
  ['a 503 with Retry-After means not ready', 503, { 'retry-after': '2' }, 'not ready'],
  ['a 503 without Retry-After is an error', 503, {}, 'server error'],
  ['a 500 is an error', 500, { 'retry-after': '2' }, 'server error'],
  ['a 401 means that the token is refused', 401, {}, 'refused'],
  ['a 410 means that an unsaved document is forgotten', 410, {}, 'gone'],
  ['a 400 means that the query is wrong', 400, {}, 'query error'],
])('%s', async (_, status, headers, kind) => {
  const fetchContent = await serviceThat(
    (_, response) => void response.writeHead(status, headers).end(),
  )
  await expect(fetchContent(query, {})).rejects.toMatchObject({ kind })
})

test('a query times out if the service does not answer', async () => {
  const fetchContent = await serviceThat(() => {}, 200)
  await expect(fetchContent(query, {})).rejects.toThrow(/did not answer in time/)
})

test('a query times out if the response stops midway', async () => {
  const fetchContent = await serviceThat(
    (_, response) => void response.writeHead(200).write('{"data":'),
    200,
  )
  await expect(fetchContent(query, {})).rejects.toThrow(/did not answer in time/)
})

test('a connection that closes midway is reported as no answer', async () => {
  const fetchContent = await serviceThat((_, response) => {
    response.writeHead(200).write('{"data":', () => response.destroy())
  })
  await expect(fetchContent(query, {})).rejects.toThrow(/did not answer at all/)
})

test('aborting the signal cancels the request', async () => {
  const sent = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  const fetchContent = await serviceThat((request) => {
    request.on('close', gone.resolve)
    sent.resolve()
  })
  const controller = new AbortController()
  const answer = fetchContent(query, {}, controller.signal)
  await sent.promise
  controller.abort()
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' })
  await gone.promise
})
