import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { dataDir } from '../env.ts'
import { migrations } from '../migrations/index.ts'
import { migrationsDir } from './migrations-dir.ts'

/** The database: one SQLite file, whose shape only committed migrations change. */
export const database = sqliteAdapter({
  client: { url: `file:${join(dataDir(), 'content.sqlite')}` },
  blocksAsJSON: true,
  push: false,
  // An empty object is what switches transactions on.
  transactionOptions: {},
  wal: { synchronous: 'NORMAL' },
  busyTimeout: 5000,
  migrationDir: migrationsDir(),
  prodMigrations: migrations,
})
