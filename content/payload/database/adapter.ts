import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'
import { postgresUrl } from './url.ts'

const url = postgresUrl()

/** The database adapter: PostgreSQL if `DATABASE_URL` is set, else a SQLite file. */
export const database = url ? postgresDatabase(url) : sqliteDatabase
