import { createServer, type IncomingMessage, type Server } from 'node:http'
import { dataDir } from './env.ts'
import type { Log } from './log.ts'
import type { Registry } from './metrics.ts'
import { METRICS_TYPE } from './metrics-text.ts'
import { addDiskMetrics, addProcessMetrics } from './process-metrics.ts'

type Options = {
  registry: Registry
  log: Log
  host: string
  port: number
  setting: string
  /** Why the program cannot serve now; undefined while it can. */
  whyNotReady: () => Promise<string | undefined>
}

/**
 * Serves `GET /metrics` on a port of its own, with the metrics of the process, and `GET /readyz` with
 * the reason, which the public address leaves out: it may name machines and folders. If the port cannot
 * be used that is logged, and the program continues: it is more important than its metrics.
 */
export async function serveMetrics(options: Options): Promise<Server | undefined> {
  const { registry, log, host, port, setting } = options
  addProcessMetrics(registry)
  addDiskMetrics(registry, dataDir())
  const server = createServer((request, response) => {
    const answered = answer(request, options).catch(() => text(500))
    void answered.then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
    )
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

type Answer = { status: number; type: string; body: string }

async function answer(
  { method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  { registry, whyNotReady }: Options,
): Promise<Answer> {
  const [path] = url.split('?', 1)
  if (path !== '/metrics' && path !== '/readyz') return text(404)
  if (method !== 'GET' && method !== 'HEAD') return text(405)
  if (path === '/metrics') return { status: 200, type: METRICS_TYPE, body: registry.text() }
  const reason = await whyNotReady()
  const type = 'application/json'
  return reason === undefined
    ? { status: 200, type, body: '{"ok":true}' }
    : { status: 503, type, body: JSON.stringify({ ok: false, reason }) }
}

const text = (status: number): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: 'The metrics are at GET /metrics, and why a program is not ready at GET /readyz.\n',
})

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
