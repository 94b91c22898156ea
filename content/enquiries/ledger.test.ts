import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { Ledger } from './ledger.ts'

async function scratch() {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-ledger-'))
  const close = () => rm(folder, { recursive: true })
  return { file: join(folder, 'data', 'erasures.jsonl'), [Symbol.asyncDispose]: close }
}

const AT = new Date('2026-11-23T12:00:00Z')
const BEFORE = '2026-11-23T11:59:00.000Z'
const AFTER = '2026-11-23T12:01:00.000Z'

/** Whether the ledger covers an enquiry that this address sent then. */
async function has(file: string, email: string, acceptedAt = BEFORE) {
  return (await Ledger.read(file))?.has({ email, acceptedAt })
}

test('without a file no address counts as erased', async () => {
  await using own = await scratch()
  expect(await Ledger.read(own.file)).toBeUndefined()
})

test('an address is recognised in any spelling, and only for enquiries sent before', async () => {
  await using own = await scratch()
  await Ledger.addPerson('Ines@Example.com', AT, own.file)
  await Ledger.addPerson('ÅSA@example.com', AT, own.file)
  expect(await has(own.file, 'ines@example.COM')).toBe(true)
  expect(await has(own.file, ' åsa@example.com')).toBe(true)
  expect(await has(own.file, 'a\u030Asa@example.com')).toBe(true)
  expect(await has(own.file, 'ines@example.com', AT.toISOString())).toBe(true)
  expect(await has(own.file, 'ines@example.com', '')).toBe(true)
  expect(await has(own.file, 'ines@example.com', AFTER)).toBe(false)
  expect(await has(own.file, 'other@example.com')).toBe(false)
  expect(await has(own.file, '')).toBe(false)
})

test('an address that is erased again is erased up to the later time', async () => {
  await using own = await scratch()
  await Ledger.addPerson('ines@example.com', new Date('2026-11-24T12:00:00Z'), own.file)
  await Ledger.addPerson('ines@example.com', AT, own.file)
  expect(await has(own.file, 'ines@example.com', AFTER)).toBe(true)
})

test('a deleted enquiry is recognised by its key, and others of the same person are not affected', async () => {
  await using own = await scratch()
  await Ledger.addEnquiry('a'.repeat(64), own.file)
  const ledger = await Ledger.read(own.file)
  const email = 'ines@example.com'
  expect(ledger?.has({ key: 'a'.repeat(64), email: '', acceptedAt: AFTER })).toBe(true)
  expect(ledger?.has({ key: 'b'.repeat(64), email, acceptedAt: BEFORE })).toBe(false)
})

test('neither addresses nor keys are in the file, which only its owner can read', async () => {
  await using own = await scratch()
  await Ledger.addPerson('Ines@Example.com', AT, own.file)
  await Ledger.addEnquiry('a'.repeat(64), own.file)
  const text = await readFile(own.file, 'utf8')
  expect(text.toLowerCase()).not.toMatch(/ines|example|aaaa/)
  expect(((await stat(own.file)).mode & 0o777).toString(8)).toBe('600')
})

test('first erasures at the same time are all recorded', async () => {
  await using own = await scratch()
  const people = Array.from({ length: 20 }, (_, i) => `person-${i}@example.com`)
  const keys = Array.from({ length: 20 }, (_, i) => String(i).repeat(64).slice(0, 64))
  await Promise.all([
    ...people.map((email) => Ledger.addPerson(email, AT, own.file)),
    ...keys.map((key) => Ledger.addEnquiry(key, own.file)),
  ])
  const ledger = await Ledger.read(own.file)
  const known = people.filter((email) => ledger?.has({ email, acceptedAt: BEFORE }))
  expect(known).toEqual(people)
  expect(keys.filter((key) => ledger?.has({ key }))).toEqual(keys)
})

test('a line that is incomplete because of a crash loses only itself, also if it is the first one', async () => {
  await using own = await scratch()
  await mkdir(dirname(own.file))
  await writeFile(own.file, '\n{"key":"abc')
  await Ledger.addPerson('ines@example.com', AT, own.file)
  await appendFile(own.file, '{"address":"abc')
  await Ledger.addPerson('other@example.com', AT, own.file)
  expect(await has(own.file, 'ines@example.com')).toBe(true)
  expect(await has(own.file, 'other@example.com')).toBe(true)
})
