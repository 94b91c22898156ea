import { existsSync } from 'node:fs'
import { copyFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { readFound } from '../../payload/database/judge-database.ts'
import { withSqlite } from '../../payload/database/sqlite-file.ts'
import type { Records } from '../archive/manifest.ts'
import { pathsOf } from '../uploads/named.ts'
import type { Contents, Database } from './database.ts'

const NAME = 'content.sqlite'
const TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"

/** The SQLite file of a data folder. */
export function sqliteDatabase(dataDir: string): Database {
  const own = join(dataDir, NAME)
  return {
    engine: 'sqlite',
    name: NAME,
    copy: async (file) => {
      if (!existsSync(own)) throw new Error(`There is no ${own}: nothing to back up.`)
      // It reads one state, and does not begin again when another program writes.
      await withSqlite(own, 'read', (database) => database.prepare('VACUUM INTO ?').run(file))
      return withSqlite(file, 'read', contentsOf)
    },
    count: (file) =>
      withSqlite(file, 'read', (database) => {
        requireIntact(database, file)
        return recordsIn(database)
      }),
    occupied: async () => (existsSync(own) ? own : undefined),
    restore: async (file) => {
      // Beside a restored file, SQLite would apply the log of the one before.
      for (const end of ['-wal', '-shm'])
        if (existsSync(own + end))
          throw new Error(`${own + end} belongs to another database: move it away first.`)
      await rename(file, own)
    },
    replace: async (copy, aside) => {
      // Takes what is in the log into the file, and deletes the log.
      await withSqlite(own, 'write', (database) => database.exec('PRAGMA journal_mode = DELETE'))
      await copyFile(own, aside)
      await copyFile(copy, `${own}.new`)
      await rename(`${own}.new`, own)
    },
    records: () => withSqlite(own, 'read', recordsIn),
    forgetDeliveries: () =>
      withSqlite(own, 'write', (database) => database.exec('DELETE FROM deliveries')),
  }
}

async function contentsOf(database: DatabaseSync): Promise<Contents> {
  const { applied, versions } = await readFound(async (statement) => ({
    rows: database.prepare(statement).all(),
  }))
  const media = database.prepare('SELECT * FROM media')
  // A number that JavaScript cannot hold would be an error, also in a column that is not used here.
  media.setReadBigInts(true)
  const uploads = media.all().flatMap(pathsOf)
  return { records: recordsIn(database), uploads, migrations: applied, versions }
}

function recordsIn(database: DatabaseSync): Records {
  const names = database
    .prepare(TABLES)
    .all()
    .map(({ name }) => String(name))
  return Object.fromEntries(
    names.sort().map((name) => {
      const quoted = `"${name.replaceAll('"', '""')}"`
      const row = database.prepare(`SELECT count(*) AS count FROM ${quoted}`).get()
      return [name, Number(row?.count)]
    }),
  )
}

function requireIntact(database: DatabaseSync, file: string) {
  const [row] = database.prepare('PRAGMA integrity_check').all()
  const [answer] = Object.values(row ?? {})
  if (answer !== 'ok') throw new Error(`${file} is damaged: ${answer}.`)
}
