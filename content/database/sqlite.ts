import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { dataDir } from '../env.ts'
import { migrations } from '../migrations/index.ts'
import { reportFailedCommits } from '../payload/failed-commits.ts'
import { sortNullsLast } from '../payload/nulls-last.ts'
import { OneWriter } from '../payload/one-writer.ts'
import { orderIdsFirst } from '../payload/order-ids.ts'
import { enterTransaction } from '../payload/own-transaction.ts'
import { untyped } from '../payload/untyped-migrations.ts'
import { refuseUnknownMigrations } from './known-migrations.ts'
import { migrationsDir } from './migrations-dir.ts'

const APPLIED = 'SELECT name FROM payload_migrations'
const url = `file:${join(dataDir(), 'content.sqlite')}`

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
export const sqliteDatabase: DatabaseAdapterObj<SQLiteAdapter> = {
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
      mkdirSync(dataDir(), { recursive: true })
      adapter.client ??= await OneWriter.open(url)
      const { client } = adapter
      await refuseUnknownMigrations(migrations, () => client.execute(APPLIED))
      await connect?.call(this, options)
      sortNullsLast(adapter.drizzle, 'asc')
      if (needsMigrations()) await adapter.migrate({ migrations: untyped(migrations) })
    }
    return adapter
  },
}

/** Payload runs migrations itself in production only; none may run while one is being created. */
function needsMigrations() {
  return process.env.NODE_ENV !== 'production' && process.env.PAYLOAD_MIGRATING !== 'true'
}
