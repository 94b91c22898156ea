import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir, loadEnv } from '../../../kit/env.ts'
import { type Ask, forecastOf, readFound, refusalOf } from './judge-database.ts'
import { knownMigrations } from './known-migrations.ts'
import { isMissingDatabase, postgresClient } from './postgres-client.ts'
import { withSqlite } from './sqlite-file.ts'
import { postgresUrl } from './url.ts'
import { ownVersion } from './version.ts'

/*
 * `node content/payload/database/check-database.ts` reports whether this code can use the database,
 * and what it will do with it; it writes nothing. It needs no package for SQLite, and only `pg` for
 * PostgreSQL (`NODE_PATH` may name its folder), so it runs before anything is installed or built.
 * Exits with code 0 if the database can be used, 1 if not, 2 if PostgreSQL cannot be reached, 3
 * without `pg`.
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
  try {
    return await withSqlite(file, 'read', (database) =>
      work(async (statement) => ({ rows: database.prepare(statement).all() })),
    )
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

async function askPostgres<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = postgresClient(url)
  if (!client) throw new Unknown(3, 'PostgreSQL cannot be asked before the packages are installed.')
  try {
    await client.connect()
  } catch (error) {
    // The service creates it.
    if (isMissingDatabase(error)) return work(async () => ({ rows: [] }))
    const advice = 'Is it running, and is DATABASE_URL right?'
    throw new Unknown(2, `PostgreSQL cannot be used: ${messageOf(error)}. ${advice}`)
  }
  try {
    return await work((statement) => client.query(statement))
  } finally {
    await client.end()
  }
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
