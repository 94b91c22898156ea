import './payload/workarounds/quick-imports.ts'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { metricsAddress } from '@belvedere/kit/env.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { serveMetrics } from '@belvedere/kit/serve-metrics.ts'
import { withStrictTransport } from '@belvedere/kit/strict-transport.ts'
import { ownActions } from './actions.ts'
import { answerNotStarted } from './not-started.ts'
import { SETTINGS } from './read-settings.ts'
import { withRequestGuard } from './request-guard.ts'
import { withHealthCheck } from './service/alive.ts'
import { logConsole } from './service/console-as-log.ts'
import { address } from './service/env.ts'
import { HEADER_BYTES } from './service/limits.ts'
import { metricName, metrics } from './service/metrics.ts'
import { hasStarted, started, whyNotReady } from './start-state.ts'
import { stopService } from './stop-service.ts'

const log = createLog('content')
const isDev = process.argv.includes('--dev')

/** Runs the content service: `node content/start.ts`, with `--dev` for reload while developing. */
async function start(): Promise<Server> {
  // This comes first, because production refuses weak secrets.
  Object.assign(process.env, {
    NODE_ENV: isDev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  logConsole(log)
  for (const read of SETTINGS) read()
  const { host, port } = address()
  const metricsAt = metricsAddress('CONTENT_METRICS_PORT')
  const server = await listen(port, host)
  const { registry } = metrics
  registry.gauge(metricName('started'), STARTED, () => Number(hasStarted()))
  if (metricsAt) await serveMetrics({ ...metricsAt, registry, log, whyNotReady })
  const { default: next } = await import('next')
  const app = next({
    dev: isDev,
    dir: import.meta.dirname,
    hostname: host,
    port,
    httpServer: server,
  })
  await app.prepare()
  // `prepare` does not wait for `instrumentation.ts`, and Next holds requests until that has ended.
  await started
  const handle = app.getRequestHandler()
  const actions = isDev ? undefined : ownActions(join(import.meta.dirname, '.next'))
  server.removeAllListeners('request')
  server.on(
    'request',
    answering(withRequestGuard((request, response) => void handle(request, response), actions)),
  )
  log.info(`Content service on http://${host}:${port}`)
  return server
}

const STARTED = 'Whether the database is open and requests are answered: 1 or 0.'

/** The handlers before the guard: the health check, and the headers of every response. */
function answering(handle: RequestListener): RequestListener {
  return withStrictTransport(withHealthCheck(handle), address().studio)
}

/** Listens before the slow start, so that a port in use fails at once; answers 503 until ready. */
function listen(port: number, host: string): Promise<Server> {
  const options = { maxHeaderSize: HEADER_BYTES }
  const server = createServer(options, answering(answerNotStarted))
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)))
    server.listen(port, host, () => resolve(server))
  })
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string) {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use. Set CONTENT_PORT to a free one.`)
  }
  return new Error(
    `Cannot listen on ${host}:${port} (${error.code}). Check CONTENT_HOST and CONTENT_PORT.`,
  )
}

try {
  const server = await start()
  const stop = () => void stopService(server).finally(() => process.exit(0))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
} catch (error) {
  log.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
