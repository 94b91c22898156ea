import { EnvError } from '../../../kit/env.ts'

const ADVICE =
  'Set it to an address such as postgres://name:password@host:5432/belvedere, or leave it out for SQLite.'

/** The address of the PostgreSQL database, or undefined for SQLite; throws `EnvError`. */
export function postgresUrl(): string | undefined {
  const url = process.env.DATABASE_URL?.trim()
  if (!url) return undefined
  if (/^postgres(ql)?:\/\/[^\s]+$/.test(url)) return url
  // The address may contain a password, so the message does not repeat it.
  throw new EnvError(`DATABASE_URL is not a PostgreSQL address. ${ADVICE}`)
}
