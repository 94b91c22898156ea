import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A busy machine pauses longer than the five seconds after which Node closes unused connections. */
const KEEP_ALIVE_MS = 120_000

export function listenOnFreePort(server: Server): Promise<Server> {
  server.keepAliveTimeout = KEEP_ALIVE_MS
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

export function address(server: Server): string {
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** Starts a server on a free port, which is closed with its connections at the end of the test. */
export async function listen(handler: RequestListener): Promise<Server> {
  const server = await listenOnFreePort(createServer(handler))
  onTestFinished(() => close(server))
  return server
}

/** Closes a server and all its connections. */
export function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => void server.close(() => resolve()))
}
