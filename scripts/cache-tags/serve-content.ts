import { createServer, type ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { serve } from '../../content/delivery/serve.ts'
import { serveChanges } from '../../content/publish/changes/serve-changes.ts'
import { address, listenOnFreePort } from '../../site/testing/loopback.ts'

/** The delivery API and the change feed of a content service in this process, on loopback. */
export async function serveContent(payload: Payload) {
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray())
    const { authorization = '' } = incoming.headers
    const url = `http://content.example${incoming.url}`
    if (incoming.url?.startsWith('/changes')) {
      const feed = new Request(url, { headers: { authorization } })
      return send(outgoing, await serveChanges(feed, async () => payload))
    }
    const headers = { authorization, 'content-type': 'application/json' }
    const request = new Request(url, { method: 'POST', headers, body })
    const answer = await serve(request, 'published', Promise.resolve(payload))
    await send(outgoing, answer)
  })
  const url = `${address(await listenOnFreePort(server))}/graphql`
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, [Symbol.asyncDispose]: close }
}

async function send(outgoing: ServerResponse, answer: Response) {
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  outgoing.end(Buffer.from(await answer.arrayBuffer()))
}
