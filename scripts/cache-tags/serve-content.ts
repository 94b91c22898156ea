import { createServer } from 'node:http'
import type { Payload } from 'payload'
import { serve } from '../../content/delivery/serve.ts'
import { address, listenOnFreePort } from '../../site/testing/loopback.ts'

/** The delivery API of a content service in this process, on loopback. */
export async function serveContent(payload: Payload) {
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray())
    const { authorization = '' } = incoming.headers
    const headers = { authorization, 'content-type': 'application/json' }
    const request = new Request('http://content.example/graphql', { method: 'POST', headers, body })
    const answer = await serve(request, 'published', Promise.resolve(payload))
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  })
  const url = `${address(await listenOnFreePort(server))}/graphql`
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, [Symbol.asyncDispose]: close }
}
