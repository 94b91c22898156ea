import { expect, test } from 'vitest'
import { clientEnv } from './client-env.ts'

test('an address becomes the variables of the programs of PostgreSQL, decoded', () => {
  const url =
    "postgresql://bel%2Fvedere:p%40ss'%25@db.example.org:5433/con%20tent?sslmode=verify-full"
  expect(clientEnv(url)).toEqual({
    PGHOST: 'db.example.org',
    PGPORT: '5433',
    PGUSER: 'bel/vedere',
    PGPASSWORD: "p@ss'%",
    PGDATABASE: 'con tent',
    PGSSLMODE: 'verify-full',
  })
})

test.each([
  ['postgres://belvedere@localhost/belvedere?host=/run/postgresql', '/run/postgresql'],
  ['postgres://belvedere@%2Frun%2Fpostgresql/belvedere', '/run/postgresql'],
  ['postgres://belvedere@[::1]/belvedere', '::1'],
])('%s is at %s', (url, host) => {
  expect(clientEnv(url)).toEqual({
    PGHOST: host,
    PGUSER: 'belvedere',
    PGDATABASE: 'belvedere',
  })
})

test('omitted parts of an address are left to the defaults of the programs', () => {
  expect(clientEnv('postgres:///belvedere')).toEqual({ PGDATABASE: 'belvedere' })
})

test.each(['postgres://a:se%cret@host/c', 'postgres://a:se/cret@host:x/c'])(
  '%s is refused with advice that does not repeat it',
  (url) => {
    expect(() => clientEnv(url)).toThrow(/^DATABASE_URL cannot be read\. Percent-encode /)
    expect(() => clientEnv(url)).not.toThrow(/cret/)
  },
)
