import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verify } from '@belvedere/kit/signature.ts'

export type ReceivedMessage = { id: string; tags: string[]; isSigned: boolean }

/** A site that receives publish messages on a free port and keeps them in `messages`. */
export async function openFakeSite(key: string, port = 0) {
  const messages: ReceivedMessage[] = []
  const statuses: number[] = []
  let onMessage: (message: ReceivedMessage) => Promise<void> | void = () => {}
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const timestamp = String(request.headers['x-belvedere-timestamp'])
    const signature = String(request.headers['x-belvedere-signature'])
    const message = { ...JSON.parse(body), isSigned: verify({ key, timestamp, body, signature }) }
    await onMessage(message)
    messages.push(message)
    response.writeHead(statuses.shift() ?? 204).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    messages,
    /** Status codes of the next responses; 204 once the list is empty. */
    statuses,
    port: address.port,
    url: `http://127.0.0.1:${address.port}/builds/publish`,
    onEach: (listener: typeof onMessage) => {
      onMessage = listener
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
