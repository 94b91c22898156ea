import '../workarounds/quick-imports.ts'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'

export type Engine = 'sqlite' | 'postgres'

const URLS: Record<Engine, string> = {
  sqlite: '',
  postgres: 'postgres://user@localhost/database',
}
const ENGINES: Engine[] = ['sqlite', 'postgres']

type ForEach = {
  /** The program that calls this, and its arguments. */
  program: string
  args: string[]
  /** A further argument, in the process of one engine: the engine, which the program passes on. */
  engine: string | undefined
  work: (payload: Payload, engine: Engine) => Promise<unknown>
  /** Called for each engine once its work is done. */
  after?: (engine: Engine) => void
}

/**
 * Runs work with the model of each engine, without a database. A config supports one engine, so the
 * program is started again for each. The process ends if the work fails.
 */
export async function forEachEngine({ program, args, engine, work, after }: ForEach) {
  const one = ENGINES.find((known) => known === engine)
  if (one) {
    await work(await openModel(), one)
    process.exit()
  }
  for (const next of ENGINES) {
    const env = { ...process.env, DATABASE_URL: URLS[next] }
    const argv = [program, ...args, next]
    const { status } = spawnSync(process.execPath, argv, { env, stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
    after?.(next)
  }
}

async function openModel() {
  const scratch = mkdtempSync(join(tmpdir(), 'belvedere-model-'))
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
  Object.assign(process.env, {
    DATA_DIR: scratch,
    PAYLOAD_SECRET: 'for an empty database only',
    PAYLOAD_MIGRATING: 'true',
  })
  const { default: config } = await import('../../payload.config.ts')
  return getPayload({ config, disableOnInit: true, disableDBConnect: true })
}
