import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { graphql } from '@belvedere/blocks/graphql.ts'
import { expect, onTestFinished, test } from 'vitest'
import { address, listenOnFreePort } from '../testing/loopback.ts'
import { ContentError, createContentClient } from './client.ts'

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

test('a query is posted with its text, variables and name, and the token as bearer', async () => {
  let asked: unknown
  const ask = await serviceThat(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked = { method: request.method, ...pick(request.headers), ...JSON.parse(body) }
    response.end('{"data":{"site":{"name":"A"}},"extensions":{"cacheTags":["global:site"]}}')
  })
  const answer = await ask(query, {})
  expect(answer).toEqual({ data: { site: { name: 'A' } }, tags: ['global:site'] })
  expect(asked).toMatchObject({
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
  const ask = await answering(status, body)
  await expect(ask(query, {})).rejects.toThrow(new ContentError(message))
})

test.each([
  ['a service that asks for a moment is not ready', 503, { 'retry-after': '2' }, true],
  ['one that can not answer for another reason is broken', 503, {}, false],
  ['one that fails is broken', 500, { 'retry-after': '2' }, false],
])('%s', async (_, status, headers, isNotReady) => {
  const ask = await serviceThat((_, response) => void response.writeHead(status, headers).end())
  await expect(ask(query, {})).rejects.toMatchObject({ isNotReady })
})

test('a service that does not answer in time is given up', async () => {
  const ask = await serviceThat(() => {}, 200)
  await expect(ask(query, {})).rejects.toThrow(/did not answer in time/)
})

test('a service that stops in the middle of its answer is given up', async () => {
  const ask = await serviceThat(
    (_, response) => void response.writeHead(200).write('{"data":'),
    200,
  )
  await expect(ask(query, {})).rejects.toThrow(/did not answer in time/)
})

test('a service that hangs up in the middle of its answer did not answer', async () => {
  const ask = await serviceThat((_, response) => {
    response.writeHead(200).write('{"data":', () => response.destroy())
  })
  await expect(ask(query, {})).rejects.toThrow(/did not answer at all/)
})

test('a question that nobody waits for any more is withdrawn', async () => {
  const asked = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  const ask = await serviceThat((request) => {
    request.on('close', gone.resolve)
    asked.resolve()
  })
  const controller = new AbortController()
  const answer = ask(query, {}, controller.signal)
  await asked.promise
  controller.abort()
  await expect(answer).rejects.toThrow(new ContentError('The question was withdrawn'))
  await gone.promise
})
