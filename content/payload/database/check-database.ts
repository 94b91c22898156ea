import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { dataDir, loadEnv } from '../../../kit/env.ts'
import { type Ask, forecastOf, readFound, refusalOf } from './judge-database.ts'
import { type Engine, migrationsDir } from './migrations-dir.ts'
import { postgresUrl } from './url.ts'
import { ownVersion } from './version.ts'

/*
 * `node content/payload/database/check-database.ts` says whether this code can use the database, and
 * what it will do with it; it writes nothing. It needs no package for SQLite, and only `pg` for
 * PostgreSQL (`NODE_PATH` may name where that is), so it runs before anything is installed or built.
 * Ends with code 0 if the database can be used, 1 if not, 2 if that is not known: PostgreSQL cannot
 * be reached; 3 without `pg`.
 */

class Unknown extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message || String(error) : String(error)
}

async function askSqlite<T>(file: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  if (!existsSync(file)) return work(async () => ({ rows: [] }))
  // Node calls its SQLite experimental on every use.
  process.removeAllListeners('warning')
  const { DatabaseSync } = await import('node:sqlite')
  try {
    // A program that ends or recovers holds the file for a moment.
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    try {
      return await work(async (statement) => ({ rows: database.prepare(statement).all() }))
    } finally {
      database.close()
    }
  } catch (error) {
    throw new Error(`SQLite cannot read ${file}: ${messageOf(error)}. ${adviceFor(error)}`)
  }
}

/** SQLite’s codes for a damaged file and for one that is no database. */
const DAMAGED = [11, 26]

function adviceFor(error: unknown) {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  if (DAMAGED.includes(code)) return 'Restore a backup (docs/backup.md, “Restore”).'
  return 'Does another program hold it, and may this user read the file and write its folder? The content may be undamaged.'
}

/** The part of the driver that is used here. */
type Client = {
  connect: () => Promise<unknown>
  query: (statement: string) => ReturnType<Ask>
  end: () => Promise<unknown>
}
type Driver = { Client: new (settings: object) => Client }

/** PostgreSQL’s error code for a database that does not exist; the service creates it. */
const NO_DATABASE = '3D000'

async function askPostgres<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new (loadDriver().Client)({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
  })
  try {
    await client.connect()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NO_DATABASE)
      return work(async () => ({ rows: [] }))
    const advice = 'Is it running, and is DATABASE_URL right?'
    throw new Unknown(2, `PostgreSQL cannot be used: ${messageOf(error)}. ${advice}`)
  }
  try {
    return await work((statement) => client.query(statement))
  } finally {
    await client.end()
  }
}

function loadDriver(): Driver {
  try {
    return createRequire(import.meta.url)('pg')
  } catch {
    throw new Unknown(3, 'PostgreSQL cannot be asked before the packages are installed.')
  }
}

/** The names of the committed migrations, read from their files: the modules need packages. */
function knownMigrations(engine: Engine) {
  const files = readdirSync(migrationsDir(engine)).filter((file) => /^\d+_\d+.*\.ts$/.test(file))
  return files.map((file) => file.slice(0, -'.ts'.length)).sort()
}

async function check(): Promise<void> {
  loadEnv()
  const url = postgresUrl()
  const engine = url ? 'postgres' : 'sqlite'
  const own = { engine, version: ownVersion(), known: knownMigrations(engine) } as const
  const found = url
    ? await askPostgres(url, readFound)
    : await askSqlite(join(dataDir(), 'content.sqlite'), readFound)
  const refusal = refusalOf(found, own)
  if (refusal) throw new Error(refusal)
  console.log(forecastOf(found, own))
}

try {
  await check()
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = error instanceof Unknown ? error.code : 1
}
