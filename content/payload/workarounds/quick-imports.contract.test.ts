import { execFile } from 'node:child_process'
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
if (process.argv[1] === 'quick') await import('@belvedere/content/payload/workarounds/quick-imports.ts')
const { sql } = await import('@payloadcms/db-sqlite')
console.log(JSON.stringify({ resolved, built: typeof sql\`select 1\`.getSQL }))
`

async function run(mode: 'quick' | 'plain'): Promise<{ resolved: number; built: string }> {
  const args = ['--input-type=module', '-e', PROGRAM, mode]
  const options = { cwd: join(projectRoot(), 'content') }
  return JSON.parse((await promisify(execFile)(process.execPath, args, options)).stdout)
}

test('drizzle-orm is imported without Node resolving its relative imports', {
  tags: ['release'],
}, async () => {
  const [quick, plain] = await Promise.all([run('quick'), run('plain')])
  expect(plain.resolved).toBeGreaterThan(300)
  expect(quick).toEqual({ resolved: 0, built: 'function' })
})
