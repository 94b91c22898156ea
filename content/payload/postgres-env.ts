import { loadEnv } from '@belvedere/kit/env.ts'
import { clientEnv } from './database/client-env.ts'
import { postgresUrl } from './database/url.ts'

/**
 * Prints the connection of `DATABASE_URL` as exports of a shell, for psql, pg_dump and pg_restore,
 * whose arguments would show the password to all users of the machine; prints nothing for SQLite:
 * `connection=$(node content/payload/postgres-env.ts)`, then `eval "$connection"`.
 */
try {
  loadEnv()
  const url = postgresUrl()
  const entries = url ? Object.entries(clientEnv(url)) : []
  for (const [name, value] of entries) console.log(`export ${name}=${quoted(value)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function quoted(value: string) {
  return `'${value.replaceAll("'", `'\\''`)}'`
}
