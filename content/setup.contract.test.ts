import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { inspect, makeSettings, run } from './testing/program.ts'

// Each test starts several processes one after another.
vi.setConfig({ testTimeout: 120_000 })

const SETUP = 'content/setup.ts'

test('set-up creates the database, tokens and an editor; a second run changes nothing', async () => {
  await using settings = await makeSettings()
  const signIn = join(settings.folder, 'first-sign-in.txt')
  const first = await run(SETUP, settings.env)
  expect(first.code, first.output).toBe(0)
  expect(statSync(signIn).mode & 0o777).toBe(0o600)
  const text = readFileSync(signIn, 'utf8')
  const second = await run(SETUP, settings.env)
  expect(second.code, second.output).toBe(0)
  expect(readFileSync(signIn, 'utf8')).toBe(text)
  expect(await inspect(settings.env)).toMatchObject({ users: 1, tokens: 2, isSignedIn: true })
})

test('set-up uses STUDIO_PASSWORD and then writes no file with a password', async () => {
  await using settings = await makeSettings()
  await run(SETUP, { ...settings.env, STUDIO_PASSWORD: 'chosen by somebody' })
  expect(await inspect(settings.env)).toMatchObject({ users: 1, isSignedIn: false })
})

test('set-up can be killed at any moment and run again', async () => {
  await using settings = await makeSettings()
  for (const moment of [600, 800, 'Database ready', 1000, 'Delivery tokens registered', 1200]) {
    await run(SETUP, settings.env, moment)
  }
  const { code, output } = await run(SETUP, settings.env)
  expect(code, output).toBe(0)
  const made = { integrity: 'ok', users: 1, tokens: 2, isSignedIn: true }
  expect(await inspect(settings.env)).toMatchObject(made)
})

test('a missing setting is reported with advice in one line', async () => {
  await using settings = await makeSettings()
  const { code, output } = await run(SETUP, { ...settings.env, PAYLOAD_SECRET: '' })
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    'PAYLOAD_SECRET is not set. Run "npm start" once: it writes one to .env.local.',
  )
})

test('in production a weak secret is refused with advice, before anything is written', async () => {
  await using settings = await makeSettings()
  const { code, output } = await run(SETUP, {
    ...settings.env,
    NODE_ENV: 'production',
    CONTENT_TOKEN: 'changeme',
  })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(
    /^CONTENT_TOKEN is shorter than 32 characters\. Set CONTENT_TOKEN to /,
  )
  expect(readdirSync(settings.folder)).toEqual([])
})

test('the content service refuses a weak secret, since it is production unless told otherwise', async () => {
  await using settings = await makeSettings()
  const env = { ...settings.env, PAYLOAD_SECRET: 'changeme' }
  const { code, output } = await run('content/start.ts', env)
  expect(code).toBe(1)
  expect(output).toContain('PAYLOAD_SECRET is shorter than 32 characters. Set PAYLOAD_SECRET to ')
})

test.each([
  ['PICTURES_AHEAD', 'yes', 'Set it to "on" or to "off".'],
  ['WEBHOOK_NETWORKS', 'crm', 'Set it to addresses or networks'],
  ['MEDIA_CACHE_MB', '2GB', 'Set it to a number of megabytes.'],
])('the content service ends at once when %s is "%s"', async (name, value, advice) => {
  await using settings = await makeSettings()
  const { code, output } = await run('content/start.ts', { ...settings.env, [name]: value })
  expect(code).toBe(1)
  expect(output).toContain(`${name} is "${value}"`)
  expect(output).toContain(advice)
})

test('a folder without write permission is reported with advice', async () => {
  await using settings = await makeSettings()
  const folder = join(settings.folder, 'a-file', 'data')
  writeFileSync(join(settings.folder, 'a-file'), '')
  const { code, output } = await run(SETUP, { ...settings.env, DATA_DIR: folder })
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    `Cannot write to ${folder}. Give this user write permission, or set DATA_DIR.`,
  )
})
