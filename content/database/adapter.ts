import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'
import { postgresUrl } from './url.ts'

const url = postgresUrl()

/** The database: a file of SQLite, or the PostgreSQL that `DATABASE_URL` names. */
export const database = url ? postgresDatabase(url) : sqliteDatabase
