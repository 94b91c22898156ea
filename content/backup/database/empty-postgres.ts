import { withPostgres } from './with-postgres.ts'

/** What the service makes in a database: tables with their sequences, and types of choices. */
const DROPS = `
  SELECT format('DROP TABLE %I.%I CASCADE', schemaname, tablename) AS statement
    FROM pg_tables WHERE schemaname = 'public'
  UNION ALL
  SELECT format('DROP TYPE %I.%I CASCADE', nspname, typname)
    FROM pg_type JOIN pg_namespace ON pg_namespace.oid = typnamespace
    WHERE typtype = 'e' AND nspname = 'public'`

/**
 * Deletes everything from a database that another one is restored into. One by one: to delete all
 * that a role owns would take its rights away, too, and to delete the schema needs its owner.
 */
export async function emptyDatabase(url: string): Promise<void> {
  await withPostgres(url, async (client) => {
    const { rows } = await client.query(DROPS)
    for (const { statement } of rows) await client.query(String(statement))
  })
}
