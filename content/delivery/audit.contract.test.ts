import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { auditServer } from 'graphql-http'
import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { makeToken } from '../test/delivery.ts'
import { openContent } from '../test/payload.ts'
import { serve } from './serve.ts'

test('the API passes every MUST and SHOULD of the GraphQL over HTTP audit', async () => {
  await using content = await openContent()
  await using server = await listen(content.payload)
  const token = await makeToken(content.payload, 'published')

  const results = await auditServer({ url: server.url, fetchFn: withToken(token) })

  const failed = results.filter((result) => result.status !== 'ok')
  const violations = failed.filter(({ name }) => !name.startsWith('MAY'))
  expect(violations.map(({ id, name }) => `${id} ${name}`)).toEqual([])
  expect(results.length).toBeGreaterThan(50)
})

function withToken(token: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${token}`)
    return fetch(input, { ...init, headers })
  }
}

async function listen(payload: Payload) {
  const server = createServer((incoming, outgoing) => void forward(payload, incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/graphql`, [Symbol.asyncDispose]: close }
}

async function forward(payload: Payload, incoming: IncomingMessage, outgoing: ServerResponse) {
  const response = await serve(await toRequest(incoming), 'published', Promise.resolve(payload))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks = await incoming.toArray()
  const body = incoming.method === 'GET' ? undefined : Buffer.concat(chunks)
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: new Headers(
      Object.entries(incoming.headers).map(([name, value]) => [name, `${value}`]),
    ),
    ...(body ? { body } : {}),
  })
}
