import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }
type Reply = { status: number; headers?: Record<string, string>; body?: string }
type Answer = Reply | 'hang' | 'drop'

/**
 * A program on this machine that stores the requests it gets, and answers as configured. `busiest`
 * is the largest number of requests that were under way at once.
 */
export async function openReceiver(
  reply: (got: Received, count: number) => Answer | Promise<Answer>,
) {
  const received: Received[] = []
  let [underWay, busiest] = [0, 0]
  const server = createServer(async (request, response) => {
    busiest = Math.max(busiest, ++underWay)
    response.once('close', () => underWay--)
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const got = { path: request.url ?? '', headers: request.headers, body }
    received.push(got)
    const answer = await reply(got, received.length - 1)
    if (answer === 'hang') return
    if (answer === 'drop') return void request.socket.destroy()
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  const url = `http://127.0.0.1:${port}`
  return { url, received, busiest: () => busiest, [Symbol.asyncDispose]: close }
}
