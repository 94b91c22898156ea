import { type PostgresAdapter, postgresAdapter, sql } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { dataDir } from '../../service/env.ts'
import { keepFolderPrivate } from '../../service/private-files.ts'
import { migrations } from '../migrations/postgres/index.ts'
import { reportFailedCommits } from '../workarounds/failed-commits.ts'
import { sortNullsLast } from '../workarounds/nulls-last.ts'
import { orderIdsFirst } from '../workarounds/order-ids.ts'
import { lockJobClaims } from '../workarounds/postgres-jobs.ts'
import { closePool, migrateWithLock, openPool } from '../workarounds/postgres-pool.ts'
import { migrationsDir } from './migrations-dir.ts'
import { admitDatabase, noteVersion } from './note-version.ts'
import type { OnOpen } from './on-open.ts'

/** A PostgreSQL database; opening it runs the committed migrations. */
export function postgresDatabase(url: string, onOpen: OnOpen): DatabaseAdapterObj<PostgresAdapter> {
  const postgres = postgresAdapter({
    pool: { connectionString: url },
    blocksAsJSON: true,
    push: false,
    migrationDir: migrationsDir('postgres'),
  })
  return {
    ...postgres,
    init: (args) => {
      const adapter = postgres.init(args)
      const { connect, destroy } = adapter
      reportFailedCommits<Pick<PostgresAdapter['drizzle'], 'execute'>>(
        adapter,
        (work) => adapter.drizzle.transaction(work),
        // After a failed statement PostgreSQL answers COMMIT with a silent rollback; this throws.
        (transaction) => transaction.execute(sql`select 1`),
      )
      orderIdsFirst(adapter)
      lockJobClaims(adapter)
      adapter.connect = async function open(options) {
        keepFolderPrivate(dataDir())
        adapter.pool ??= await openPool(adapter)
        const { pool } = adapter
        const database = { engine: 'postgres', run: (text: string) => pool.query(text) } as const
        try {
          await admitDatabase(database, migrations)
          await connect?.call(this, options)
          sortNullsLast(adapter.drizzle, 'desc')
          if (process.env.PAYLOAD_MIGRATING !== 'true') await migrateWithLock(adapter, migrations)
          await noteVersion(database)
          await onOpen({ ...database, globals: adapter.payload.config.globals })
        } catch (error) {
          // The next attempt creates a new adapter.
          await closePool(pool)
          throw error
        }
      }
      adapter.destroy = async function close() {
        await destroy?.call(this)
        await closePool(adapter.pool)
      }
      return adapter
    },
  }
}
