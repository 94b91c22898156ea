import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a database in the cluster of this run, with a placeholder for the database name. */
    postgres?: string
  }
}

/**
 * The URL of an unused database. It is empty for SQLite: an unset variable would be read from
 * `.env.local`, and tests must never use the database of a site.
 */
export function ownDatabase(): string {
  const cluster = inject('postgres') ?? ''
  return cluster.replace('DATABASE', `test_${randomBytes(6).toString('hex')}`)
}

/** Whether the tests of this run use PostgreSQL. */
export function isOnPostgres(): boolean {
  return inject('postgres') !== undefined
}
