import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { dataDir } from '../env.ts'
import { migrations } from '../migrations/index.ts'
import { refuseUnknownMigrations } from './known-migrations.ts'
import { migrationsDir } from './migrations-dir.ts'
import { OneWriter } from './one-writer.ts'
import { emptyLast } from './order.ts'
import { orderIdsFirst } from './order-ids.ts'
import { enterTransaction } from './own-transaction.ts'
import { tellFailedCommits } from './transactions.ts'
import { untyped } from './untyped-migrations.ts'

const APPLIED = 'SELECT name FROM payload_migrations'
const url = `file:${join(dataDir(), 'content.sqlite')}`

const sqlite = sqliteAdapter({
  client: { url },
  blocksAsJSON: true,
  push: false,
  // A page keeps the id of a deleted picture: a later picture must never get the same one.
  autoIncrement: true,
  // An empty object is what switches transactions on.
  transactionOptions: {},
  migrationDir: migrationsDir('sqlite'),
  prodMigrations: migrations,
})

/** One SQLite file, brought to the shape of the committed migrations when opened. */
export const sqliteDatabase: DatabaseAdapterObj<SQLiteAdapter> = {
  ...sqlite,
  init: (args) => {
    const adapter = sqlite.init(args)
    const { connect } = adapter
    tellFailedCommits(adapter, (work) =>
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
      emptyLast(adapter.drizzle, 'asc')
      if (needsMigrations()) await adapter.migrate({ migrations: untyped(migrations) })
    }
    return adapter
  },
}

/** Payload applies them itself, but only in production; while writing a migration nobody must. */
function needsMigrations() {
  return process.env.NODE_ENV !== 'production' && process.env.PAYLOAD_MIGRATING !== 'true'
}
