/** The variables that the programs of PostgreSQL read, by the parts of an address. */
const VARIABLES = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  dbname: 'PGDATABASE',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
}

/**
 * The connection of a PostgreSQL address (`postgres://…`) as environment variables of psql, pg_dump
 * and pg_restore. As in these programs, `?host=/run/postgresql` overrides the host of the address.
 */
export function clientEnv(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const parts = {
    host: hostname,
    port,
    user: username,
    password,
    dbname: pathname.slice(1),
  }
  const decoded = Object.entries(parts).map(([name, part]) => [name, decodeURIComponent(part)])
  const all: Record<string, string> = {
    ...Object.fromEntries(decoded),
    ...Object.fromEntries(searchParams),
  }
  const set = Object.entries(VARIABLES).map(([part, variable]) => [variable, all[part]])
  return Object.fromEntries(set.filter(([, value]) => value))
}
