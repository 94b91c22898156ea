import './quick-passwords.ts'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { readRows } from '../payload/database/read-rows.ts'
import { isOnPostgres, ownDatabase } from './database-url.ts'

/** Puts a database in place before it is opened: a file in the folder, or one at the URL. */
type Fill = (folder: string, url: string) => Promise<void>

/** What `getPayload` keeps of an instance in the process. */
type Kept = { payload: Payload; initializedCrons: boolean }

export type TestContent = { payload: Payload; folder: string } & AsyncDisposable

/** The state that the test files of a worker share. */
const worker = globalThis as {
  _payload?: Map<string, Kept>
  /** A SQLite file with all tables and no records: a copy takes a tenth of the migrations' time. */
  emptyDatabase?: Buffer
}

/**
 * The content service without its web server, on an empty database in a temporary folder:
 * `await using content = await openContent()`. Call it once per test file, because the configuration
 * reads the data folder when it is imported.
 */
export async function openContent(fill?: Fill): Promise<TestContent> {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-content-'))
  Object.assign(process.env, settings(folder))
  await fill?.(folder, process.env.DATABASE_URL ?? '')
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../payload.config.ts'),
  ])
  // `getPayload` keeps its instances in the process.
  worker._payload?.clear()
  const open = () => getPayload({ config, disableOnInit: true })
  const payload = fill || isOnPostgres() ? await open() : await openEmpty(folder, open)
  withoutTimers()
  const { stopNotifier } = await import('../publish/notifier.ts')
  const { stopWorker } = await import('../enquiries/deliveries/wake.ts')
  const close = async () => {
    await stopNotifier(payload)
    await stopWorker(payload)
    await payload.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  return { payload, folder, [Symbol.asyncDispose]: close }
}

/**
 * Another instance on the database that is open, as after a new start of the service. Requests go to
 * the first one still.
 */
export async function openAgain(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../payload.config.ts'),
  ])
  const first = [...(worker._payload ?? [])]
  worker._payload?.clear()
  const next = await getPayload({ config, disableOnInit: true })
  worker._payload?.clear()
  for (const [key, payload] of first) worker._payload?.set(key, payload)
  return next
}

/**
 * Every request starts Payload’s timers (`payload/dist/utilities/createPayloadRequest.js`). One that
 * fires within a test would take a job away from the code that the test waits for.
 */
function withoutTimers() {
  for (const kept of worker._payload?.values() ?? []) kept.initializedCrons = true
}

/** Opens an empty SQLite database, which the first test file of a worker migrates. */
async function openEmpty(folder: string, open: () => Promise<Payload>) {
  const { emptyDatabase } = worker
  if (emptyDatabase) await writeFile(join(folder, 'content.sqlite'), emptyDatabase, { mode: 0o600 })
  const payload = await open()
  const req = await createLocalReq({}, payload)
  const run = (statement: string) => readRows(req, sql.raw(statement))
  // No test depends on a power failure, and waiting for the disk takes most of the time of a write.
  await run('PRAGMA synchronous = OFF')
  if (emptyDatabase) return payload
  const copy = join(folder, 'copy.sqlite')
  await run(`VACUUM INTO '${copy}'`)
  worker.emptyDatabase = await readFile(copy)
  await rm(copy)
  return payload
}

/** Publish messages go to a port without a listener. */
function settings(folder: string) {
  return {
    DATA_DIR: folder,
    DATABASE_URL: ownDatabase(),
    PAYLOAD_SECRET: 'a secret for tests alone',
    PUBLISH_KEY: 'a key for tests alone',
    PUBLISH_URL: 'http://127.0.0.1:9/publish',
    SITE_URL: 'https://site.example',
    // Settings of a developer do not apply: tests send mail only to servers of their own.
    ...{ SMTP_URL: '', SMTP_HOST: '' },
  }
}
