import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { withPostgres } from '../backup/database/with-postgres.ts'
import type { Place } from '../backup/place.ts'
import { withSqlite } from '../payload/database/sqlite-file.ts'

type Row = Readonly<Record<string, unknown>>
type Query = (statement: string) => Promise<readonly Row[]>

/** Everything that a place keeps: the rows of each table, sorted, and the hashes of all uploads. */
export async function readEverything(place: Place) {
  return { tables: await readTables(place), uploads: readUploads(place.dataDir) }
}

/** Runs statements on the database of a place, beside the service. */
export async function withQuery<T>(place: Place, work: (query: Query) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = place
  if (databaseUrl)
    return withPostgres(databaseUrl, (client) =>
      work(async (statement) => (await client.query(statement)).rows),
    )
  return withSqlite(join(dataDir, 'content.sqlite'), 'read', (database) =>
    work(async (statement) => {
      const prepared = database.prepare(statement)
      prepared.setReadBigInts(true)
      return prepared.all()
    }),
  )
}

async function readTables(place: Place): Promise<Record<string, string[]>> {
  const names = place.databaseUrl
    ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
    : "SELECT name FROM sqlite_master WHERE type = 'table'"
  return withQuery(place, async (query) => {
    const tables: Record<string, string[]> = {}
    for (const { name } of await query(names)) {
      const rows = await query(`SELECT * FROM "${name}"`)
      tables[String(name)] = rows.map((row) => JSON.stringify(row, bigAsText)).sort()
    }
    return tables
  })
}

const bigAsText = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value

function readUploads(dataDir: string): Record<string, string> {
  const folder = join(dataDir, 'media')
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .sort()
      .map((path) => [
        relative(folder, path),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  )
}
