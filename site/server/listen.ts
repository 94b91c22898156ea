import { createServer, type RequestListener, type Server } from 'node:http'

type Options = { port: number; host: string | undefined }

/**
 * Starts an HTTP server with timeouts against slow clients (Slowloris). Rejects if it cannot
 * listen.
 */
export async function listen(handler: RequestListener, { port, host }: Options): Promise<Server> {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16 * 1024,
  })
  server.timeout = 60_000
  server.on('request', handler)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return server
}

const GRACE_MS = 2000

/** Stops accepting connections and gives running requests two seconds to finish. */
export async function closeGracefully(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearTimeout(timer)
}
