import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export function listenOnFreePort(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

export function address(server: Server): string {
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
