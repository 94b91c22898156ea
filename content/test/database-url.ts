import { randomBytes } from 'node:crypto'

/**
 * A database that nobody else uses. Empty stands for SQLite: a setting that is left out would be
 * taken from `.env.local`, and a test must never find its way to the database of a site.
 */
export function ownDatabase(): string {
  const cluster = process.env.TEST_POSTGRES ?? ''
  return cluster.replace('DATABASE', `test_${randomBytes(6).toString('hex')}`)
}

/** Whether the tests of this run are about PostgreSQL. */
export function isOnPostgres(): boolean {
  return Boolean(process.env.TEST_POSTGRES)
}
