import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { dataDir } from '../../service/env.ts'
import { keepDatabasePrivate, keepFolderPrivate } from '../../service/private-files.ts'
import { migrations } from '../migrations/index.ts'
import { reportFailedCommits } from '../workarounds/failed-commits.ts'
import { sortNullsLast } from '../workarounds/nulls-last.ts'
import { OneWriter } from '../workarounds/one-writer.ts'
import { orderIdsFirst } from '../workarounds/order-ids.ts'
import { enterTransaction } from '../workarounds/own-transaction.ts'
import { untyped } from '../workarounds/untyped-migrations.ts'
import { migrationsDir } from './migrations-dir.ts'
import { admitDatabase, noteVersion } from './note-version.ts'
import type { OnOpen } from './on-open.ts'

const file = join(dataDir(), 'content.sqlite')
const url = `file:${file}`

const sqlite = sqliteAdapter({
  client: { url },
  blocksAsJSON: true,
  push: false,
  // Ids are never reused: a page may still hold the id of a deleted picture.
  autoIncrement: true,
  // An empty object turns transactions on.
  transactionOptions: {},
  migrationDir: migrationsDir('sqlite'),
  prodMigrations: migrations,
})

/** A SQLite file; opening it runs the committed migrations. */
export const sqliteDatabase = (onOpen: OnOpen): DatabaseAdapterObj<SQLiteAdapter> => ({
  ...sqlite,
  init: (args) => {
    const adapter = sqlite.init(args)
    const { connect } = adapter
    reportFailedCommits(adapter, (work) =>
      adapter.drizzle.transaction((transaction) => work(transaction)),
    )
    orderIdsFirst(adapter)
    const { beginTransaction } = adapter
    adapter.beginTransaction = (options) => {
      enterTransaction()
      return beginTransaction(options)
    }
    adapter.connect = async function open(options) {
      adapter.client ??= await openFile()
      const { client } = adapter
      const database = { engine: 'sqlite', run: (text: string) => client.execute(text) } as const
      try {
        await admitDatabase(database, migrations)
        await connect?.call(this, options)
        sortNullsLast(adapter.drizzle, 'asc')
        if (needsMigrations()) await adapter.migrate({ migrations: untyped(migrations) })
        await noteVersion(database)
        await onOpen({ ...database, globals: adapter.payload.config.globals })
      } catch (error) {
        // The next attempt creates a new adapter.
        client.close()
        throw error
      }
    }
    return adapter
  },
})

async function openFile() {
  try {
    keepFolderPrivate(dataDir())
    // SQLite opens a file on a read-only disk, but then cannot write it until the process ends.
    accessSync(dataDir(), constants.W_OK)
    keepDatabasePrivate(file)
    return await OneWriter.open(url)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`SQLite cannot use ${file}: ${reason}`, { cause: error })
  }
}

/** Payload itself runs migrations only in production; none may run while one is being created. */
function needsMigrations() {
  return process.env.NODE_ENV !== 'production' && process.env.PAYLOAD_MIGRATING !== 'true'
}
