import { beforeEach, expect, test, vi } from 'vitest'
import { mailSettings } from './settings.ts'

beforeEach(() => {
  vi.unstubAllEnvs()
  for (const name of [
    'SMTP_URL',
    'SMTP_HOST',
    'SMTP_PORT',
    'SMTP_USER',
    'SMTP_PASSWORD',
    'SMTP_TLS',
  ])
    vi.stubEnv(name, '')
  vi.stubEnv('MAIL_FROM', 'Hill, House <hello@casa.example>')
})

test('without a server there are no settings, and no sender is needed', () => {
  vi.stubEnv('MAIL_FROM', '')
  expect(mailSettings()).toBeUndefined()
})

test('an address and its parts give the same settings', () => {
  vi.stubEnv('SMTP_URL', 'smtps://me%40x:p%2Fw@smtp.example.com')
  const server = mailSettings()?.server
  expect(server).toEqual({
    host: 'smtp.example.com',
    port: 465,
    secure: true,
    requireTLS: false,
    auth: { user: 'me@x', pass: 'p/w' },
  })
  vi.stubEnv('SMTP_URL', '')
  vi.stubEnv('SMTP_HOST', 'smtp.example.com')
  vi.stubEnv('SMTP_PORT', '465')
  vi.stubEnv('SMTP_USER', 'me@x')
  vi.stubEnv('SMTP_PASSWORD', 'p/w')
  expect(mailSettings()?.server).toEqual(server)
})

test('a remote server has to encrypt unless the owner says otherwise', () => {
  vi.stubEnv('SMTP_URL', 'smtp://smtp.example.com')
  expect(mailSettings()?.server).toMatchObject({ port: 587, requireTLS: true })
  vi.stubEnv('SMTP_TLS', 'optional')
  expect(mailSettings()?.server).toMatchObject({ requireTLS: false })
  vi.stubEnv('SMTP_TLS', '')
  vi.stubEnv('SMTP_URL', 'smtp://[::1]:2525')
  expect(mailSettings()?.server).toMatchObject({ host: '::1', port: 2525, requireTLS: false })
})

test('the sender has a name with any characters', () => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost')
  expect(mailSettings()?.from).toEqual({ name: 'Hill, House', address: 'hello@casa.example' })
  vi.stubEnv('MAIL_FROM', 'hello@casa.example')
  expect(mailSettings()?.from).toEqual({ name: '', address: 'hello@casa.example' })
})

test.each([
  ['SMTP_URL', 'smtp.example.com', 'SMTP_URL cannot be read'],
  ['SMTP_URL', 'https://user:secret@smtp.example.com', 'SMTP_URL cannot be read'],
  ['SMTP_TLS', 'maybe', 'SMTP_TLS is "maybe"'],
  ['MAIL_FROM', 'Casa', 'MAIL_FROM is "Casa"'],
  ['MAIL_FROM', '', 'MAIL_FROM is not set'],
])('%s with “%s” is refused with advice', (name, value, message) => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost')
  vi.stubEnv(name, value)
  expect(mailSettings).toThrow(message)
  expect(mailSettings).not.toThrow('secret')
})

test('a plain % in the address of the server is reported, with its encoded form', () => {
  vi.stubEnv('SMTP_URL', 'smtp://me:100%secret@localhost')
  expect(mailSettings).toThrow(/^SMTP_URL has a % .* Write %25 in its place/)
  expect(mailSettings).not.toThrow('secret')
  vi.stubEnv('SMTP_URL', 'smtp://me:100%25secret@localhost')
  expect(mailSettings()?.server.auth).toEqual({ user: 'me', pass: '100%secret' })
})
