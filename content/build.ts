import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

/** Builds the studio and the delivery API for production: `node content/build.ts`. */
function build() {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}

build()
