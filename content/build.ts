import { createRequire } from 'node:module'
import { SECRET_SETTINGS, standInFor } from '@belvedere/kit/secrets.ts'

/**
 * Builds the studio and the delivery API for production: `node content/build.ts`. It runs Next's
 * CLI in this process, so that ending the process also ends the build. Secrets are not known while
 * building, so that no file can hold one.
 */
function build() {
  const require = createRequire(import.meta.url)
  const next = require.resolve('next/dist/bin/next')
  for (const name of SECRET_SETTINGS) process.env[name] = standInFor(name)
  // Empty selects SQLite, which needs no server while building.
  const settings = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', DATABASE_URL: '' }
  Object.assign(process.env, settings)
  process.chdir(import.meta.dirname)
  process.argv.splice(1, process.argv.length, next, 'build')
  require(next)
}

build()
