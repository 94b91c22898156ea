import { createRequire } from 'node:module'

/**
 * Builds the studio and the delivery API for production: `node content/build.ts`. It runs Next's
 * CLI in this process, so that ending the process also ends the build.
 */
function build() {
  const require = createRequire(import.meta.url)
  const next = require.resolve('next/dist/bin/next')
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
  process.chdir(import.meta.dirname)
  process.argv.splice(1, process.argv.length, next, 'build')
  require(next)
}

build()
