import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOnPostgres } from '../../testing/database-url.ts'
import { ask, makeToken } from '../../testing/delivery.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'

let content: TestContent
let payload: Payload
let token: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  token = await makeToken(payload, 'published')
  const category = await makeCategory(payload, 'Villas')
  const prices = { Álamo: 2_000_000, Brisa: null, Calma: 3_000_000, Duna: null, Éter: 1_000_000 }
  for (const [title, price] of Object.entries(prices))
    await makeListing(payload, title, { category, price })
})
afterAll(() => content[Symbol.asyncDispose]())

async function titles(args: string) {
  const { data, errors } = await ask(payload, `{ listings(${args}) { title } }`, { token })
  expect(errors).toEqual([])
  return ((data?.listings ?? []) as { title: string }[]).map(({ title }) => title)
}

test.each([
  ['price_ASC', ['Éter', 'Álamo', 'Calma', 'Brisa', 'Duna']],
  ['price_DESC', ['Calma', 'Álamo', 'Éter', 'Brisa', 'Duna']],
])('sorted by %s, listings without a price come last', async (order, expected) => {
  expect(await titles(`orderBy: [${order}]`)).toEqual(expected)
  expect(await titles(`orderBy: [${order}], first: 2, skip: 3`)).toEqual(expected.slice(3))
})

test.each(['álamo', 'ÁLAMO', 'Álamo', 'lam'])('the text filter “%s” ignores case', async (word) => {
  expect(await titles(`filter: { text: { matches: "${word}" } }`)).toEqual(['Álamo'])
})

test('a failed commit is reported to the caller', async () => {
  const id = await payload.db.beginTransaction()
  const req = { transactionID: id ?? '' }
  const data = { title: 'Lost', slug: 'lost' }
  await payload.create({ collection: 'pages', data, draft: true, req })
  await spoil(String(id))

  await expect(payload.db.commitTransaction(id ?? '')).rejects.toThrow()

  const where = { slug: { equals: 'lost' } }
  expect((await payload.count({ collection: 'pages', where })).totalDocs).toBe(0)
  await payload.create({ collection: 'pages', data, draft: true })
  expect((await payload.count({ collection: 'pages', where })).totalDocs).toBe(1)
})

/** Brings a transaction into a state in which its commit fails. */
async function spoil(id: string) {
  const run = (raw: string) => payload.db.execute({ db: openTransaction(id), raw })
  if (isOnPostgres()) return expect(run('select 1 / 0')).rejects.toThrow()
  await run('PRAGMA defer_foreign_keys = ON')
  await run("INSERT INTO pages_locales (title, _locale, _parent_id) VALUES ('', 'en', 999)")
}

type Executor = NonNullable<Parameters<Payload['db']['execute']>[0]['db']>

function openTransaction(id: string): Executor {
  const open = payload.db.sessions?.[id]?.db
  if (!isExecutor(open)) throw new Error(`There is no transaction ${id}.`)
  return open
}

function isExecutor(value: unknown): value is Executor {
  return typeof value === 'object' && value !== null && ('run' in value || 'execute' in value)
}

test('the data folder and the database in it are readable by their owner alone', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect(modeOf(content.folder)).toBe('700')
  const files = readdirSync(content.folder).filter((name) => name.startsWith('content.sqlite'))
  expect(files.length).toBe(isOnPostgres() ? 0 : 3)
  for (const name of files) expect(modeOf(join(content.folder, name)), name).toBe('600')
})
