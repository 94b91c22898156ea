import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '@belvedere/kit/log.ts'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { untyped } from './untyped-migrations.ts'

type Pool = PostgresAdapter['pool']
type Migrations = NonNullable<PostgresAdapter['prodMigrations']>

const log = createLog('content')

const TIMEOUT = 20_000

/** The advisory lock held by the process that migrates; an arbitrary number. */
const LOCK = 3_901_115

/** PostgreSQL’s error code for a database that does not exist. */
const NO_DATABASE = '3D000'

const settings = {
  max: 20,
  connectionTimeoutMillis: TIMEOUT,
  // A statement that waits longer for a record lock fails, as with SQLite.
  lock_timeout: TIMEOUT,
  // An abandoned transaction would otherwise hold its locks for ever.
  idle_in_transaction_session_timeout: 120_000,
  application_name: 'belvedere',
}

/**
 * Opens the connection pool, and creates the database when it is missing. Payload listens for
 * errors of its first connection only (`@payloadcms/db-postgres/dist/connect.js`): an error of
 * another one ends the process. https://github.com/payloadcms/payload/issues/3920
 */
export async function openPool(adapter: PostgresAdapter): Promise<Pool> {
  const pool = new adapter.pg.Pool({ ...adapter.poolOptions, ...settings })
  // Without a listener, an error of an idle connection would end the process.
  pool.on('error', onConnectionError)
  pool.on('connect', (client) => client.on('error', onConnectionError))
  try {
    await pool.query('select 1')
  } catch (error) {
    if (!isMissing(error) || !(await adapter.createDatabase())) throw connectionError(error)
  }
  return pool
}

/**
 * Closes the pool, which Payload leaves open (`@payloadcms/drizzle/dist/destroy.js`); waits one
 * second at most for connections that are in use.
 * https://github.com/payloadcms/payload/issues/15674
 */
export async function closePool(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(1000, undefined, { ref: false })])
}

function onConnectionError({ message }: Error) {
  log.warn('PostgreSQL connection lost', { message })
}

/**
 * Runs the migrations; waits for another process that is running them. Payload takes no lock, so
 * two start-ups run the same migration. https://github.com/payloadcms/payload/pull/16558
 */
export async function migrateWithLock(adapter: PostgresAdapter, typed: Migrations): Promise<void> {
  const client = await adapter.pool.connect()
  try {
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await adapter.migrate({ migrations: untyped(typed) })
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
}

function isMissing(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === NO_DATABASE
}

function connectionError(error: unknown) {
  const reason = error instanceof Error ? error.message || String(error) : String(error)
  const advice = 'Is it running, and is DATABASE_URL right?'
  return new Error(`PostgreSQL cannot be used: ${reason}. ${advice}`, { cause: error })
}
