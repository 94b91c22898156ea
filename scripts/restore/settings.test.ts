import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { adoptSettings, writeSettings } from './settings.ts'

function temporary() {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('settings of a backup are written as they were, readable by this user alone', () => {
  const folder = temporary()
  const text = '# of the old machine\nSITE_URL=https://www.example.org\n'
  expect(writeSettings(folder, text, 3001)).toContain('Settings of the backup')
  const file = join(folder, '.env.local')
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(() => writeSettings(folder, 'SITE_URL=https://other.example\n', 3001)).toThrow('EEXIST')
})

test('without settings in the backup there are new secrets, and it is said', () => {
  const folder = temporary()
  expect(writeSettings(folder, undefined, 3001)).toContain('new secrets')
  expect(readFileSync(join(folder, '.env.local'), 'utf8')).toContain('PAYLOAD_SECRET=')
})

test('variables of the environment come before the settings of a backup', () => {
  vi.stubEnv('SITE_URL', 'https://new.example')
  vi.stubEnv('MAIL_FROM', undefined)
  adoptSettings('SITE_URL=https://old.example\nMAIL_FROM="Old <old@example.com>"\n')
  expect(process.env.SITE_URL).toBe('https://new.example')
  expect(process.env.MAIL_FROM).toBe('Old <old@example.com>')
})
