import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test } from 'vitest'

/** Imports drizzle-orm as Payload does, and prints how many relative imports Node resolved. */
const PROGRAM = `
import { registerHooks } from 'node:module'
let resolved = 0
registerHooks({
  resolve(specifier, context, next) {
    if (specifier[0] === '.' && context.parentURL?.includes('/drizzle-orm/')) resolved++
    return next(specifier, context)
  },
})
if (process.argv[1] === 'quick') await import('@belvedere/content/payload/quick-imports.ts')
const { sql } = await import('@payloadcms/db-sqlite')
console.log(JSON.stringify({ resolved, built: typeof sql\`select 1\`.getSQL }))
`

async function run(mode: 'quick' | 'plain'): Promise<{ resolved: number; built: string }> {
  const args = ['--input-type=module', '-e', PROGRAM, mode]
  const options = { cwd: join(projectRoot(), 'content') }
  return JSON.parse((await promisify(execFile)(process.execPath, args, options)).stdout)
}

test('drizzle-orm is imported without Node resolving its relative imports', async () => {
  const [quick, plain] = await Promise.all([run('quick'), run('plain')])
  expect(plain.resolved).toBeGreaterThan(300)
  expect(quick).toEqual({ resolved: 0, built: 'function' })
})

test('the workaround fits these versions; with another one, measure the start without it', () => {
  const adapter = createRequire(import.meta.resolve('@payloadcms/db-sqlite'))
  const path = adapter.resolve('drizzle-orm').replace(/index\.cjs$/, 'package.json')
  const { version } = JSON.parse(readFileSync(path, 'utf8'))
  expect({ drizzle: version, node: process.versions.node.split('.')[0] }).toEqual({
    drizzle: '0.45.2',
    node: '24',
  })
})
