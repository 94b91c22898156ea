import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dataDir } from '../../../kit/env.ts'
import type { Ask } from './judge-database.ts'
import { isMissingDatabase, postgresClient } from './postgres-client.ts'
import { withSqlite } from './sqlite-file.ts'
import { postgresUrl } from './url.ts'

/** The database cannot be asked; `code` is the exit code of `check-database.ts`. */
export class NotAsked extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Reads from the database of the settings without Payload, and writes nothing. It needs no package
 * for SQLite, and only `pg` for PostgreSQL. A database that does not exist yet has no rows.
 */
export function askDatabase<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const url = postgresUrl()
  return url ? askPostgres(url, work) : askSqlite(join(dataDir(), 'content.sqlite'), work)
}

/** The words of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || String(error) : String(error)
}

async function askSqlite<T>(file: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  if (!existsSync(file)) return work(async () => ({ rows: [] }))
  try {
    return await withSqlite(placeOf(file), 'read', (database) =>
      work(async (statement) => ({ rows: database.prepare(statement).all() })),
    )
  } catch (error) {
    throw new Error(`SQLite cannot read ${file}: ${messageOf(error)}. ${adviceFor(error)}`)
  }
}

/**
 * Of a file that no program has open nothing is read but itself, because reading its log would make
 * files beside it.
 */
function placeOf(file: string) {
  if (existsSync(`${file}-wal`)) return file
  const url = pathToFileURL(file)
  url.searchParams.set('immutable', '1')
  return url
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
  if (!client)
    throw new NotAsked(3, 'PostgreSQL cannot be asked before the packages are installed.')
  try {
    await client.connect()
  } catch (error) {
    // The service creates it.
    if (isMissingDatabase(error)) return work(async () => ({ rows: [] }))
    const advice = 'Is it running, and is DATABASE_URL right?'
    throw new NotAsked(2, `PostgreSQL cannot be used: ${messageOf(error)}. ${advice}`)
  }
  try {
    return await work((statement) => client.query(statement))
  } finally {
    await client.end()
  }
}
