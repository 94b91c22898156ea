import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

type Options = { port: number; host: string | undefined }

/** A server, and the function that closes it. */
type Listening = {
  server: Server
  /**
   * Accepts no more connections, and ends each open one after the answer to its current request: a
   * proxy in front of several replicas loses no request. Resolves once all have ended, after two
   * seconds at the latest.
   */
  close: () => Promise<void>
}

/**
 * Starts an HTTP server with timeouts against slow clients (Slowloris). Rejects if it cannot
 * listen.
 */
export async function listen(
  handler: RequestListener,
  { port, host }: Options,
): Promise<Listening> {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16 * 1024,
  })
  server.timeout = 60_000
  const running = new Set<ServerResponse>()
  let isClosing = false
  server.on('request', (_request, response) => {
    if (isClosing) return endConnection(response)
    running.add(response)
    response.once('close', () => running.delete(response))
  })
  server.on('request', handler)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const close = () => {
    isClosing = true
    for (const response of running) endConnection(response)
    return closeGracefully(server)
  }
  return { server, close }
}

/** Tells the client that this answer is the last one of its connection. */
function endConnection(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

/**
 * How long connections without a request stay open. A proxy that keeps them may be sending a form
 * on one, and does not send it again if the connection ends before the answer.
 */
const IDLE_MS = 500

/** How long a request that runs when the server closes may take. */
const GRACE_MS = 2000

async function closeGracefully(server: Server): Promise<void> {
  // The system has accepted connections that this process has not seen yet.
  await nextTurn()
  // Stops listening only: the method of the HTTP server ends idle connections at once.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS)
  const last = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(last)
}
