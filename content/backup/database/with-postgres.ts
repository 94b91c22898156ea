import {
  type Client,
  isMissingDatabase,
  postgresClient,
} from '../../payload/database/postgres-client.ts'

/** Works with a connection to PostgreSQL, and closes it. */
export async function withPostgres<T>(
  url: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = postgresClient(url)
  if (!client) throw new Error('The packages are not installed: run "npm run build" first.')
  try {
    await client.connect()
  } catch (error) {
    if (isMissingDatabase(error)) throw error
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    throw new Error(
      `PostgreSQL cannot be used: ${reason}. Is it running, and is DATABASE_URL right?`,
      { cause: error },
    )
  }
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
