import { loadEnv } from '../../../kit/env.ts'
import { askDatabase, messageOf, NotAsked } from './ask-database.ts'
import { forecastOf, readFound, refusalOf } from './judge-database.ts'
import { knownMigrations } from './known-migrations.ts'
import { postgresUrl } from './url.ts'
import { ownVersion } from './version.ts'

/*
 * `node content/payload/database/check-database.ts` reports whether this code can use the database,
 * and what it will do with it; it writes nothing. It needs no package for SQLite, and only `pg` for
 * PostgreSQL (`NODE_PATH` may name its folder), so it runs before anything is installed or built.
 * Exits with code 0 if the database can be used, 1 if not, 2 if PostgreSQL cannot be reached, 3
 * without `pg`.
 */

async function check(): Promise<void> {
  loadEnv()
  const url = postgresUrl()
  const engine = url ? 'postgres' : 'sqlite'
  const own = { engine, version: ownVersion(), known: knownMigrations(engine) } as const
  const found = await askDatabase(readFound)
  const refusal = refusalOf(found, own)
  if (refusal) throw new Error(refusal)
  console.log(forecastOf(found, own))
}

try {
  await check()
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = error instanceof NotAsked ? error.code : 1
}
