import { askDatabase } from './ask-database.ts'

const ACTIVITY = `SELECT coalesce(host(client_addr), 'this machine') AS place, count(*) AS connections
  FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
  AND backend_type = 'client backend' GROUP BY 1 ORDER BY 1`

/** The connections of a machine to the PostgreSQL database; a content service has up to ten. */
export type Clients = { place: string; connections: number }

/** Who else is connected to the PostgreSQL database of the settings. */
export async function otherClients(): Promise<Clients[]> {
  const { rows } = await askDatabase((ask) => ask(ACTIVITY))
  return rows.map(({ place, connections }) => ({
    place: String(place),
    connections: Number(connections),
  }))
}

/** The clock of the PostgreSQL database, in seconds since 1970. */
export async function databaseClock(): Promise<number> {
  const { rows } = await askDatabase((ask) =>
    ask('SELECT extract(epoch FROM clock_timestamp()) AS now'),
  )
  return Number(rows[0]?.now)
}
