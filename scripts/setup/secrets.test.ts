import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { writeSecrets } from './secrets.ts'

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-secrets-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = join(dir, '.env.local')
  return { dir, file, read: () => readFileSync(file, 'utf8') }
}

test('the first start writes random secrets that only their owner can read', () => {
  const [one, two] = [folder(), folder()]
  const names = writeSecrets(one.dir, 3001)
  writeSecrets(two.dir, 3001)
  const values = parseEnv(one.read())
  expect(Object.keys(values)).toEqual(names.toSorted())
  for (const name of ['PAYLOAD_SECRET', 'CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN', 'PUBLISH_KEY']) {
    expect(values[name]).toMatch(/^[\w-]{43}$/)
    expect(values[name]).not.toBe(parseEnv(two.read())[name])
  }
  expect(values.CONTENT_URL).toBe('http://localhost:3001/graphql')
  expect(statSync(one.file).mode & 0o777).toBe(0o600)
  expect(readdirSync(one.dir)).toEqual(['.env.local'])
})

test('a later start changes nothing', () => {
  const { dir, read } = folder()
  writeSecrets(dir, 3001)
  const before = read()
  expect(writeSecrets(dir, 4001)).toEqual([])
  expect(read()).toBe(before)
})

test('existing values are kept, missing or empty ones added, and the file becomes private', () => {
  const { dir, file, read } = folder()
  const own = '# My notes\nPUBLISH_KEY="mine"\nCONTENT_TOKEN=\nOTHER=1'
  writeFileSync(file, own)
  chmodSync(file, 0o644)
  expect(writeSecrets(dir, 3001)).not.toContain('PUBLISH_KEY')
  expect(read().startsWith(`${own}\n\n`)).toBe(true)
  expect(parseEnv(read())).toMatchObject({ PUBLISH_KEY: 'mine', OTHER: '1' })
  expect(parseEnv(read()).CONTENT_TOKEN).toMatch(/^[\w-]{43}$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a link to settings elsewhere stays a link, and what it leads to is completed', () => {
  const { dir, file } = folder()
  const settings = join(dir, 'belvedere.env')
  writeFileSync(settings, 'PUBLISH_KEY=mine\n')
  symlinkSync(settings, file)
  writeSecrets(dir, 3001)
  expect(lstatSync(file).isSymbolicLink()).toBe(true)
  expect(parseEnv(readFileSync(settings, 'utf8'))).toMatchObject({
    PUBLISH_KEY: 'mine',
    CONTENT_TOKEN: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test('a link to a file that is not there is not replaced', () => {
  const { dir, file } = folder()
  symlinkSync(join(dir, 'nowhere.env'), file)
  expect(() => writeSecrets(dir, 3001)).toThrow(`${file} is a link to`)
  expect(lstatSync(file).isSymbolicLink()).toBe(true)
})
