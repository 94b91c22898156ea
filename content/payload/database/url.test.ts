import { afterEach, expect, test, vi } from 'vitest'
import { postgresUrl } from './url.ts'

afterEach(() => vi.unstubAllEnvs())

test.each(['', '  '])('DATABASE_URL %j selects SQLite', (url) => {
  vi.stubEnv('DATABASE_URL', url)
  expect(postgresUrl()).toBeUndefined()
})

test.each(['postgres://a:b@host/c', 'postgresql://localhost/c?host=/run'])(
  '%s selects PostgreSQL',
  (url) => {
    vi.stubEnv('DATABASE_URL', url)
    expect(postgresUrl()).toBe(url)
  },
)

test.each(['mysql://a:secret@host/c', 'secret', 'postgres://'])(
  '%s is rejected with advice that does not repeat it',
  (url) => {
    vi.stubEnv('DATABASE_URL', url)
    expect(postgresUrl).toThrow(
      /^DATABASE_URL is not a PostgreSQL address\. Set it to an address such as /,
    )
    expect(postgresUrl).not.toThrow(/secret/)
  },
)
