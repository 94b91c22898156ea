import { createRequire } from 'node:module'

type Row = { readonly [column: string]: unknown }

/** The part of the driver that programs use beside the service. */
export type Client = {
  connect: () => Promise<unknown>
  query: (statement: string) => Promise<{ rows: readonly Row[] }>
  end: () => Promise<unknown>
  on: (event: 'error', listener: () => void) => unknown
}
type Driver = { Client: new (settings: object) => Client }

const PATIENCE_MS = 10_000

/** PostgreSQL’s error code for a database that does not exist. */
const NO_DATABASE = '3D000'

/** A client that is not connected yet; undefined before the packages are installed. */
export function postgresClient(url: string): Client | undefined {
  const driver = loadDriver()
  if (!driver) return undefined
  const client = new driver.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
  })
  // Without a listener, a lost connection would end the process; the next statement reports it.
  client.on('error', () => {})
  return client
}

/** Whether a connection failed because there is no database of that name. */
export function isMissingDatabase(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === NO_DATABASE
}

function loadDriver(): Driver | undefined {
  try {
    return createRequire(import.meta.url)('pg')
  } catch {
    return undefined
  }
}
