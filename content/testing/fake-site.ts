import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verify } from '@belvedere/kit/signature.ts'
import type { Payload } from 'payload'
import { latestPosition } from '../publish/changes/position.ts'
import { readChanges } from '../publish/changes/read-changes.ts'

/** `tags`: the changes in the change feed since the last acknowledged message. */
type ReceivedMessage = { sequence: number; tags: string[]; isSigned: boolean }

type Options = { port?: number; payload?: Payload }

/**
 * A site that receives publish messages on a free port and keeps them in `messages`. With `payload`
 * it follows the change feed as well.
 */
export async function openFakeSite(key: string, { port = 0, payload }: Options = {}) {
  const messages: ReceivedMessage[] = []
  const statuses: number[] = []
  let onMessage: (message: ReceivedMessage) => Promise<void> | void = () => {}
  let position = payload && (await latestPosition(payload))
  let acknowledged = 0
  const read = async () => payload && position && readChanges(payload, position)
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const timestamp = String(request.headers['x-belvedere-timestamp'])
    const signature = String(request.headers['x-belvedere-signature'])
    const isSigned = verify({ key, timestamp, body, signature })
    const changes = await read()
    const message = { ...JSON.parse(body), tags: changes?.tags ?? [], isSigned }
    await onMessage(message)
    messages.push(message)
    const status = statuses.shift() ?? 204
    if (status === 204) acknowledged = message.sequence
    if (changes && status === 204) position = changes
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    messages,
    /** Status codes of the next responses; 204 once the list is empty. */
    statuses,
    /** The number of the last acknowledged message. */
    acknowledged: () => acknowledged,
    port: address.port,
    url: `http://127.0.0.1:${address.port}/publish`,
    onEach: (listener: typeof onMessage) => {
      onMessage = listener
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}
