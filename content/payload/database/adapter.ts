import type { DatabaseAdapterObj } from 'payload'
import type { OnOpen } from './on-open.ts'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'
import { postgresUrl } from './url.ts'

/**
 * The database adapter: PostgreSQL if `DATABASE_URL` is set, else a SQLite file. Each time that it
 * is opened, its tables are migrated, and then `onOpen` is called.
 */
export function database(onOpen: OnOpen): DatabaseAdapterObj {
  const url = postgresUrl()
  return url ? postgresDatabase(url, onOpen) : sqliteDatabase(onOpen)
}
