import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { closeGracefully, listen } from './listen.ts'

/** A server, and a proxy’s way to ask it: over one connection that is kept. */
async function serverBehindProxy(handler: RequestListener) {
  const server = await listen(handler, { port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = async () => {
    const [response]: [IncomingMessage] = await once(get({ port, agent }), 'response') as never
    const [socket, end] = [response.socket, once(response, 'end')]
    response.resume()
    await end
    return { connection: response.headers.connection, socket }
  }
  return { server, ask }
}
