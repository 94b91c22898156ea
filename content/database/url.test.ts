import { afterEach, expect, test, vi } from 'vitest'
import { postgresUrl } from './url.ts'

afterEach(() => vi.unstubAllEnvs())

test.each(['', '  '])('without an address (%j) the database is SQLite', (url) => {
  vi.stubEnv('DATABASE_URL', url)
  expect(postgresUrl()).toBeUndefined()
})

test.each(['postgres://a:b@host/c', 'postgresql://localhost/c?host=/run'])('%s is taken', (url) => {
  vi.stubEnv('DATABASE_URL', url)
  expect(postgresUrl()).toBe(url)
})

test.each(['mysql://a:secret@host/c', 'secret', 'postgres://'])(
  '%s is refused with what to do, and is not repeated',
  (url) => {
    vi.stubEnv('DATABASE_URL', url)
    expect(postgresUrl).toThrow(/^DATABASE_URL is no address .* Set it to an address such as /)
    expect(postgresUrl).not.toThrow(/secret/)
  },
)
