import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

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
