import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { serve } from '../delivery/serve.ts'
import { HEADER_BYTES } from '../service/limits.ts'

/** Serves the delivery API at both of its addresses on a free port, as the content service does. */
export async function listenDelivery(payload: Payload) {
  const options = { maxHeaderSize: HEADER_BYTES }
  const server = createServer(options, (incoming, outgoing) => forward(payload, incoming, outgoing))
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
  const request = await toRequest(incoming)
  const isPreview = new URL(request.url).pathname === '/graphql/preview'
  const endpoint = isPreview ? 'preview' : 'published'
  const response = await serve(request, endpoint, Promise.resolve(payload))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url, headers } = incoming
  const body = ['GET', 'HEAD'].includes(method)
    ? undefined
    : Buffer.concat(await incoming.toArray())
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: new Headers(Object.entries(headers).map(([name, value]) => [name, `${value}`])),
    ...(body ? { body } : {}),
  })
}
