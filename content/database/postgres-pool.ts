import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '@belvedere/kit/log.ts'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { untyped } from './untyped-migrations.ts'

type Pool = PostgresAdapter['pool']
type Migrations = NonNullable<PostgresAdapter['prodMigrations']>

const log = createLog('content')

const PATIENCE = 20_000

/** Only one process at a time may change the shape of the database. Any number will do. */
const LOCK = 3_901_115

/** What was asked for does not exist: the code of PostgreSQL for an unknown database. */
const NO_DATABASE = '3D000'

const settings = {
  max: 20,
  connectionTimeoutMillis: PATIENCE,
  // Work that waits for a record longer than this gives up and says so, as it does with SQLite.
  lock_timeout: PATIENCE,
  // A transaction that was left open would keep others waiting for ever.
  idle_in_transaction_session_timeout: 120_000,
  application_name: 'belvedere',
}

/** Connections to the database, which is made when it is missing. */
export async function openPool(adapter: PostgresAdapter): Promise<Pool> {
  const pool = new adapter.pg.Pool({ ...adapter.poolOptions, ...settings })
  // Without a listener, a connection that breaks while nobody waits for it would end the process.
  pool.on('error', tellBroken)
  pool.on('connect', (client) => client.on('error', tellBroken))
  try {
    await pool.query('select 1')
  } catch (error) {
    if (!isMissing(error) || !(await adapter.createDatabase())) throw explained(error)
  }
  return pool
}

/** Closes the connections; work that was left undone keeps its own a little longer, alone. */
export async function closePool(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(1000, undefined, { ref: false })])
}

function tellBroken({ message }: Error) {
  log.warn('A connection to PostgreSQL broke', { message })
}

/** Brings the database up to date, after any other process that is doing so. */
export async function migrateAlone(adapter: PostgresAdapter, typed: Migrations): Promise<void> {
  const client = await adapter.pool.connect()
  try {
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await adapter.migrate({ migrations: untyped(typed) })
  } finally {
    // Closing the connection gives the lock back.
    client.release(true)
  }
}

function isMissing(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === NO_DATABASE
}

function explained(error: unknown) {
  const reason = error instanceof Error ? error.message || String(error) : String(error)
  return new Error(`PostgreSQL cannot be used: ${reason}. Check DATABASE_URL.`, { cause: error })
}
