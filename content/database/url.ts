import { EnvError } from '@belvedere/kit/env.ts'

const WANTED =
  'Set it to an address such as postgres://name:password@host:5432/belvedere, or leave it out for SQLite.'

/** The address of the PostgreSQL database; nothing where SQLite is used, which needs no setting. */
export function postgresUrl(): string | undefined {
  const url = process.env.DATABASE_URL?.trim()
  if (!url) return undefined
  if (/^postgres(ql)?:\/\/[^\s]+$/.test(url)) return url
  // The address holds a password: it is not repeated here.
  throw new EnvError(`DATABASE_URL is no address of a PostgreSQL database. ${WANTED}`)
}
