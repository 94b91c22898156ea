import type { DatabaseSync } from 'node:sqlite'

/** How long another program may hold the file: one that ends or recovers locks it for a moment. */
const PATIENCE_MS = 5000

/** Opens a SQLite file without the service, by Node's own driver, and closes it after the work. */
export async function withSqlite<T>(
  file: string | URL,
  mode: 'read' | 'write',
  work: (database: DatabaseSync) => T | Promise<T>,
): Promise<T> {
  // Node prints a warning that SQLite is experimental on every use.
  process.removeAllListeners('warning')
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(file, { readOnly: mode === 'read', timeout: PATIENCE_MS })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
