import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { dataDir, loadEnv, mediaCacheBytes, readEnv, readNumber, readPort, readUrl } from './env.ts'
import { projectRoot } from './root.ts'

afterEach(() => vi.unstubAllEnvs())

test('.env.local is read, and the environment takes precedence', () => {
  vi.stubEnv('BELVEDERE_TEST_SET', 'outside')
  vi.stubEnv('BELVEDERE_TEST_NEW', undefined)
  const root = mkdtempSync(join(tmpdir(), 'belvedere-env-'))
  writeFileSync(join(root, '.env.local'), 'BELVEDERE_TEST_SET=file\nBELVEDERE_TEST_NEW="a b"\n')
  loadEnv(root)
  rmSync(root, { recursive: true })
  expect(process.env.BELVEDERE_TEST_SET).toBe('outside')
  expect(process.env.BELVEDERE_TEST_NEW).toBe('a b')
})

test('a missing .env.local is fine', () => {
  expect(() => loadEnv('/nowhere')).not.toThrow()
})

test('the error for a missing or empty setting has its name and advice', () => {
  vi.stubEnv('PUBLISH_KEY', ' ')
  expect(() => readEnv('PUBLISH_KEY', { hint: 'Run "npm start" once.' })).toThrow(
    'PUBLISH_KEY is not set. Run "npm start" once.',
  )
  expect(readEnv('PUBLISH_KEY', { default: 'x', hint: '' })).toBe('x')
})

test("a number that can't be parsed completely is an error", () => {
  vi.stubEnv('MEDIA_CACHE_MB', '2GB')
  expect(() => readNumber('MEDIA_CACHE_MB', { default: 1, hint: 'Set it to megabytes.' })).toThrow(
    'MEDIA_CACHE_MB is "2GB", which is not a whole number. Set it to megabytes.',
  )
  vi.stubEnv('MEDIA_CACHE_MB', '0')
  expect(readNumber('MEDIA_CACHE_MB', { default: 1, hint: '' })).toBe(0)
})

test('a port out of range is an error', () => {
  vi.stubEnv('PORT', '70000')
  expect(() => readPort('PORT', 3000)).toThrow('PORT is 70000, which is not a port.')
  vi.stubEnv('PORT', '')
  expect(readPort('PORT', 3000)).toBe(3000)
})

test('an address has to be http or https and loses its trailing slash', () => {
  vi.stubEnv('SITE_URL', 'javascript:alert(1)')
  expect(() => readUrl('SITE_URL', 'http://localhost:3000')).toThrow('Set it to an address such as')
  vi.stubEnv('SITE_URL', 'https://example.org/')
  expect(readUrl('SITE_URL', 'http://localhost:3000')).toBe('https://example.org')
})

test('the data folder is .data in the project unless DATA_DIR is set', () => {
  vi.stubEnv('DATA_DIR', '')
  expect(dataDir()).toBe(join(projectRoot(), '.data'))
  vi.stubEnv('DATA_DIR', '/srv/belvedere')
  expect(dataDir()).toBe('/srv/belvedere')
})

test('the media cache size is read in megabytes', () => {
  vi.stubEnv('MEDIA_CACHE_MB', '3')
  expect(mediaCacheBytes()).toBe(3 * 1024 * 1024)
  vi.stubEnv('MEDIA_CACHE_MB', '')
  expect(mediaCacheBytes()).toBe(2048 * 1024 * 1024)
  vi.stubEnv('MEDIA_CACHE_MB', 'a lot')
  expect(mediaCacheBytes).toThrow('Set it to a number of megabytes.')
})

test('an address with a user name or a password is refused without repeating it', () => {
  vi.stubEnv('SITE_URL', 'https://ada:hunter2@example.org')
  expect(() => readUrl('SITE_URL', 'http://localhost:3000')).toThrow(
    /^SITE_URL holds a user name or a password(?!.*hunter2)/,
  )
})
