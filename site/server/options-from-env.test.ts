import { createLog } from '@belvedere/kit/log.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { optionsFromEnv } from './options-from-env.ts'

const STRONG = 'Zk3v9QmX7bT1rLp8Wn4cYd6Hs0fGj2uE'

test.each([
  ['CONTENT_TOKEN', 'changeme'],
  ['PUBLISH_KEY', 'key'],
])('in production the site refuses a weak %s and says what to do', (name, weak) => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('CONTENT_TOKEN', STRONG)
  vi.stubEnv('PUBLISH_KEY', STRONG)
  vi.stubEnv(name, weak)
  expect(() => optionsFromEnv(createLog('site'))).toThrow(
    `${name} is shorter than 32 characters. Set ${name} to what "openssl rand -hex 32" prints`,
  )
})

test('the contact for vulnerabilities must be a mail or web address, otherwise the site does not start', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('CONTENT_TOKEN', STRONG)
  vi.stubEnv('PUBLISH_KEY', STRONG)
  const contact = (value: string) => {
    vi.stubEnv('SECURITY_CONTACT', value)
    return optionsFromEnv(createLog('site')).securityContact
  }
  expect(contact('')).toBeUndefined()
  expect(contact('mailto:security@example.org')).toBe('mailto:security@example.org')
  expect(() => contact('security@example.org')).toThrow(/^SECURITY_CONTACT is .*mailto:/)
})
