import { clientEnv } from '../../payload/database/client-env.ts'
import { readFound } from '../../payload/database/judge-database.ts'
import { type Client, isMissingDatabase } from '../../payload/database/postgres-client.ts'
import type { Records } from '../archive/manifest.ts'
import { pathsOf } from '../uploads/named.ts'
import { runClient } from './client-program.ts'
import { countInDump } from './count-in-dump.ts'
import type { Contents, Database } from './database.ts'
import { emptyDatabase } from './empty-postgres.ts'
import { withPostgres } from './with-postgres.ts'

const TABLES =
  "SELECT schemaname, tablename FROM pg_tables WHERE schemaname <> 'information_schema' AND schemaname NOT LIKE 'pg\\_%' ORDER BY 1, 2"

/** A PostgreSQL database. */
export function postgresDatabase(url: string): Database {
  const name = clientEnv(url).PGDATABASE ?? ''
  const restore = (file: string) => {
    const all = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
    return runClient({ program: 'pg_restore', args: [...all, `--dbname=${name}`, file], url })
  }
  return {
    engine: 'postgres',
    name: 'content.dump',
    copy: (file) => withPostgres(url, (client) => dump(client, url, file)),
    count: (file) => countInDump(file),
    occupied: () =>
      withPostgres(url, async (client) => {
        const { rows } = await client.query(TABLES)
        return rows.length > 0 ? `the database ${name} of PostgreSQL` : undefined
      }).catch((error: unknown) => {
        if (isMissingDatabase(error))
          throw new Error(
            `There is no database ${name}: make it first (docs/deploy.md, “PostgreSQL”).`,
          )
        throw error
      }),
    restore,
    replace: async (copy, aside) => {
      await runClient({ program: 'pg_dump', args: ['--format=custom', `--file=${aside}`], url })
      await emptyDatabase(url)
      await restore(copy)
    },
    records: () => withPostgres(url, recordsIn),
    forgetDeliveries: () =>
      withPostgres(url, async (client) => void (await client.query('DELETE FROM deliveries'))),
  }
}

/** Dumps and counts the same state: both read the snapshot of one transaction. */
async function dump(client: Client, url: string, file: string): Promise<Contents> {
  // The dump may take longer than a transaction may otherwise be idle.
  await client.query('SET idle_in_transaction_session_timeout = 0')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot')
  const dumping = runClient({
    program: 'pg_dump',
    args: ['--format=custom', `--snapshot=${rows[0]?.snapshot}`, `--file=${file}`],
    url,
  })
  const [contents] = await Promise.all([contentsOf(client), dumping])
  await client.query('COMMIT')
  return contents
}

async function contentsOf(client: Client): Promise<Contents> {
  const records = await recordsIn(client)
  const { rows } = await client.query('SELECT * FROM media')
  const { applied, versions } = await readFound((statement) => client.query(statement))
  return { records, uploads: rows.flatMap(pathsOf), migrations: applied, versions }
}

async function recordsIn(client: Client): Promise<Records> {
  const { rows: tables } = await client.query(TABLES)
  const records: [string, number][] = []
  for (const { schemaname, tablename } of tables) {
    const quoted = [schemaname, tablename].map((one) => `"${String(one).replaceAll('"', '""')}"`)
    const { rows } = await client.query(`SELECT count(*) AS count FROM ${quoted.join('.')}`)
    records.push([`${schemaname}.${tablename}`, Number(rows[0]?.count)])
  }
  return Object.fromEntries(records)
}
