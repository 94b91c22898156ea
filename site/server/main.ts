import { join } from 'node:path'
import { countRepeats } from '@belvedere/kit/count-repeats.ts'
import { dataDir, EnvError, loadEnv, metricsAddress } from '@belvedere/kit/env.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { serveMetrics } from '@belvedere/kit/serve-metrics.ts'
import { withStrictTransport } from '@belvedere/kit/strict-transport.ts'
import { within } from './cache/patience.ts'
import type { Readiness } from './http/health.ts'
import { listen } from './http/listen.ts'
import { Metrics } from './http/metrics.ts'
import { optionsFromEnv } from './options-from-env.ts'
import { openKeptState } from './pages/kept-state.ts'
import { readBuild } from './render/built-assets.ts'
import { createSite } from './site.ts'
import { untilEnded } from './until-ended.ts'

/** The compiled file is `dist/server/main.js`. */
const dist = join(import.meta.dirname, '..')
/** How long the process waits at its end until pages are written. */
const FLUSH_MS = 2000

const log = countRepeats(createLog('site'))

try {
  await start()
} catch (error) {
  log.error(...explain(error))
  process.exitCode = 1
}

async function start() {
  loadEnv()
  const metrics = new Metrics()
  const options = optionsFromEnv(log, metrics)
  const [end, drain] = [new AbortController(), new AbortController()]
  // From here on: a signal that nobody listens to would end the process without closing anything.
  const ended = untilEnded(options.drainMs, () => drain.abort())
  const metricsAt = metricsAddress('METRICS_PORT')
  const assets = readBuild(dist)
  const { siteUrl, contentUrl, cacheBytes } = options
  const source = `${siteUrl} ${contentUrl}`
  const dir = join(dataDir(), 'site-pages')
  const kept = await openKeptState({ dir, capBytes: 1.2 * cacheBytes, source, assets, log })
  let whyNotReady: Readiness = async () => undefined
  const handler = createSite({
    ...options,
    onReadiness: (own) => {
      whyNotReady = own
    },
    assets,
    kept,
    ahead: end.signal,
    signal: end.signal,
    draining: drain.signal,
    metrics,
    log,
  })
  const listening = await listen(withStrictTransport(handler, siteUrl), options)
  if (metricsAt) {
    const watched = { registry: metrics.registry, whyNotReady: () => whyNotReady() }
    await serveMetrics({ ...metricsAt, ...watched, log })
  }
  log.info(`The site is at ${options.siteUrl}`, { port: options.port, build: assets.build.id })
  await ended
  end.abort()
  await Promise.all([listening.close(), within(kept.flush(), FLUSH_MS)])
  process.exit(0)
}

function explain(error: unknown): [message: string, fields?: { error: unknown }] {
  if (error instanceof EnvError) return [error.message]
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return [`Port ${process.env.PORT ?? 3000} is taken: set PORT to a free one.`]
  if (code === 'ENOENT') return ['The site is not built: run "npm run build -w site".', { error }]
  return ['The site could not start.', { error }]
}
