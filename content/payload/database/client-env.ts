import { EnvError } from '@belvedere/kit/env.ts'

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
 * Throws `EnvError` if a character in it is not encoded.
 */
export function clientEnv(url: string): Record<string, string> {
  const parts = partsOf(url)
  const set = Object.entries(VARIABLES).map(([part, variable]) => [variable, parts[part]])
  return Object.fromEntries(set.filter(([, value]) => value))
}

function partsOf(url: string): Record<string, string> {
  try {
    const { hostname, port, username, password, pathname, searchParams } = new URL(url)
    return {
      host: decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1'),
      port,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      dbname: decodeURIComponent(pathname.slice(1)),
      ...Object.fromEntries(searchParams),
    }
  } catch {
    // The platform's error would contain the address with its password.
    throw new EnvError(
      'DATABASE_URL cannot be read. Percent-encode the characters of its name and password that are neither letters nor digits: @ is %40, % is %25.',
    )
  }
}
