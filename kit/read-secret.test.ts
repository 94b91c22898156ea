import { randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { EnvError } from './env.ts'
import { readSecret } from './read-secret.ts'

afterEach(() => vi.unstubAllEnvs())

function read(value: string, mode = 'production') {
  vi.stubEnv('NODE_ENV', mode)
  vi.stubEnv('PUBLISH_KEY', value)
  return readSecret('PUBLISH_KEY')
}

test('a random secret is accepted, in each of the formats that programs print', () => {
  const forms = [
    [16, 'hex'],
    [32, 'base64'],
    [24, 'base64url'],
  ] as const
  for (const [bytes, form] of forms) {
    const secret = randomBytes(bytes).toString(form)
    expect(read(secret), form).toBe(secret)
  }
})

test.each([
  ['short', 'abc123', 'is shorter than 32 characters'],
  ['almost long enough', 'Zk3v9QmX7bT1rLp8Wn4cYd6Hs0fGj2u', 'is shorter than 32 characters'],
  ['repeated', 'abc123'.repeat(10), 'repeats the same few characters'],
  ['an example', 'please-change-me-before-you-go-live-0', 'looks like an example'],
  ['another example', 'my super SECRET text for this house', 'looks like an example'],
])('in production a secret that is %s is refused', (_, value, why) => {
  expect(() => read(value)).toThrow(EnvError)
  expect(() => read(value)).toThrow(
    new RegExp(`^PUBLISH_KEY ${why}.*\\. Set PUBLISH_KEY to what "openssl rand -hex 32" prints`),
  )
})

test('the sentence does not repeat the secret', () => {
  expect(() => read('hunter2')).toThrow(/^(?!.*hunter2)/)
})

test('a missing secret is refused everywhere; a weak one is enough for development', () => {
  for (const mode of ['production', 'development'])
    expect(() => read('', mode)).toThrow('PUBLISH_KEY is not set. Run "npm start" once')
  expect(read('dev', 'development')).toBe('dev')
})
