import { createServer, type RequestListener, type Server } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenOnFreePort } from './loopback.ts'

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
