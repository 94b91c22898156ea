import type { Place } from '../place.ts'
import type { Database } from './database.ts'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'

/** The database of a place. */
export function databaseOf({ databaseUrl, dataDir }: Place): Database {
  return databaseUrl ? postgresDatabase(databaseUrl) : sqliteDatabase(dataDir)
}
