import { createServer, type Server } from 'node:http'
import type { Log } from './log.ts'
import type { Registry } from './metrics.ts'
import { METRICS_TYPE } from './metrics-text.ts'
import { addProcessMetrics } from './process-metrics.ts'

type Options = { registry: Registry; log: Log; host: string; port: number; setting: string }

/**
 * Serves `GET /metrics` on a port of its own, with the metrics of the process. If the port cannot
 * be used that is logged, and the program continues: it is more important than its metrics.
 */
export async function serveMetrics(options: Options): Promise<Server | undefined> {
  const { registry, log, host, port, setting } = options
  addProcessMetrics(registry)
  const server = createServer(({ method, url = '' }, response) => {
    const isRead = method === 'GET' || method === 'HEAD'
    const status = url.split('?', 1)[0] !== '/metrics' ? 404 : isRead ? 200 : 405
    const body = status === 200 ? registry.text() : 'The metrics are at GET /metrics.\n'
    const type = status === 200 ? METRICS_TYPE : 'text/plain; charset=utf-8'
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  })
  // The metrics server does not keep the program running.
  server.unref()
  try {
    await listen(server, port, host)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    log.error(`Metrics not served: set ${setting} to a free port.`, { host, port, reason })
    return undefined
  }
  log.info(`Metrics are at http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`)
  return server
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
