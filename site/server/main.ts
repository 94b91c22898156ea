import { join } from 'node:path'
import { EnvError, loadEnv } from '@belvedere/kit/env.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { readBuild } from './built-assets.ts'
import { closeGracefully, listen } from './listen.ts'
import { optionsFromEnv } from './settings-from-env.ts'
import { createSite } from './site.ts'

/** The compiled file is `dist/server/main.js`. */
const dist = join(import.meta.dirname, '..')
const log = createLog('site')

try {
  await start()
} catch (error) {
  log.error(...explain(error))
  process.exitCode = 1
}

async function start() {
  loadEnv()
  const options = optionsFromEnv(log)
  const assets = readBuild(dist)
  const server = await listen(createSite({ ...options, assets, log }), options)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => closeGracefully(server).then(() => process.exit(0)))
  }
  log.info(`The site is at ${options.siteUrl}`, { port: options.port, build: assets.build.id })
}

function explain(error: unknown): [message: string, fields?: { error: unknown }] {
  if (error instanceof EnvError) return [error.message]
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return [`Port ${process.env.PORT ?? 3000} is taken: set PORT to a free one.`]
  if (code === 'ENOENT') return ['The site is not built: run "npm run build -w site".', { error }]
  return ['The site could not start.', { error }]
}
