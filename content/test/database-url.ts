import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database in the cluster of this run, whose name stands for any. */
    postgres?: string
  }
}

/**
 * A database that nobody else uses. Empty stands for SQLite: a setting that is left out would be
 * taken from `.env.local`, and a test must never find its way to the database of a site.
 */
export function ownDatabase(): string {
  const cluster = inject('postgres') ?? ''
  return cluster.replace('DATABASE', `test_${randomBytes(6).toString('hex')}`)
}

/** Whether the tests of this run are about PostgreSQL. */
export function isOnPostgres(): boolean {
  return inject('postgres') !== undefined
}
