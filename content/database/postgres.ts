import { type PostgresAdapter, postgresAdapter, sql } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { migrations } from '../migrations/postgres/index.ts'
import { refuseUnknownMigrations } from './known-migrations.ts'
import { migrationsDir } from './migrations-dir.ts'
import { emptyLast } from './order.ts'
import { orderIdsFirst } from './order-ids.ts'
import { takeJobsInTurn } from './postgres-jobs.ts'
import { closePool, migrateAlone, openPool } from './postgres-pool.ts'
import { tellFailedCommits } from './transactions.ts'

/** A database of PostgreSQL, brought to the shape of the committed migrations when opened. */
export function postgresDatabase(url: string): DatabaseAdapterObj<PostgresAdapter> {
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
      tellFailedCommits<Pick<PostgresAdapter['drizzle'], 'execute'>>(
        adapter,
        (work) => adapter.drizzle.transaction(work),
        // After a failed statement PostgreSQL takes a commit for a rollback, and says nothing.
        (transaction) => transaction.execute(sql`select 1`),
      )
      orderIdsFirst(adapter)
      takeJobsInTurn(adapter)
      adapter.connect = async function open(options) {
        adapter.pool ??= await openPool(adapter)
        const { pool } = adapter
        await refuseUnknownMigrations(migrations, () =>
          pool.query<{ name: string }>('select name from payload_migrations'),
        )
        await connect?.call(this, options)
        emptyLast(adapter.drizzle, 'desc')
        if (process.env.PAYLOAD_MIGRATING !== 'true') await migrateAlone(adapter, migrations)
      }
      adapter.destroy = async function close() {
        await destroy?.call(this)
        await closePool(adapter.pool)
      }
      return adapter
    },
  }
}
