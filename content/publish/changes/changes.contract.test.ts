import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRows } from '../../payload/database/read-rows.ts'
import { yieldToEventLoop } from '../../payload/workarounds/yield-to-event-loop.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { latestPosition, type Position } from './position.ts'
import { type Changes, readChanges } from './read-changes.ts'
import { beginFeed, MAX_CHANGES, recordAlone, recordChange } from './record-changes.ts'
import { serveChanges } from './serve-changes.ts'

const KEY = 'a key for tests alone'
const published = { _status: 'published' } as const

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await beginFeed(payload)
})
afterAll(() => content[Symbol.asyncDispose]())

async function now(): Promise<Position> {
  const latest = await latestPosition(payload)
  if (!latest) throw new Error('The feed is empty.')
  return latest
}

/** Everything after a position, as a reader gets it. */
async function readAll(after: Position) {
  const parts: Changes[] = [await readChanges(payload, after)]
  while (parts.at(-1)?.more) parts.push(await readChanges(payload, parts.at(-1)))
  return parts
}

const ask = (query = '', key = KEY) =>
  serveChanges(
    new Request(`http://content.example/changes${query}`, {
      headers: { authorization: `Bearer ${key}` },
    }),
    () => Promise.resolve(payload),
  )

test('a new database has a first change, which is written once', async () => {
  const first = await now()
  await beginFeed(payload)
  expect(await now()).toEqual(first)
})

test('publishing adds one change, and a draft none', async () => {
  const before = await now()
  await payload.create({ collection: 'pages', data: { title: 'Draft' }, draft: true })
  expect(await now()).toEqual(before)
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Public', ...published },
  })
  const changes = await readChanges(payload, before)
  expect(changes).toMatchObject({ reset: false, more: false, sequence: before.sequence + 1 })
  expect(changes.tags).toContain(`pages:${id}`)
  expect(changes.ageMs).toBeGreaterThanOrEqual(0)
  expect(changes.ageMs).toBeLessThan(60_000)
})

test('the age is that of the oldest change of an answer; without changes there is none', async () => {
  const before = await now()
  await recordAlone(payload, ['pages:1'])
  const { sequence } = await now()
  const createdAt = new Date(Date.now() - 45_000).toISOString()
  const where = { id: { equals: sequence } }
  await payload.db.updateOne({ collection: 'changes', where, data: { createdAt } })
  await recordAlone(payload, ['pages:2'])
  const { ageMs, tags } = await readChanges(payload, before)
  expect(tags).toEqual(['pages:1', 'pages:2'])
  expect(ageMs).toBeGreaterThanOrEqual(45_000)
  expect(ageMs).toBeLessThan(105_000)
  expect(await readChanges(payload, await now())).not.toHaveProperty('ageMs')
})

test('a change that is rolled back is not in the feed', async () => {
  const before = await now()
  const data = { title: 'Map', ...published }
  await expect(payload.create({ collection: 'pages', data })).rejects.toThrow()
  expect(await readChanges(payload, before)).toMatchObject({ ...before, tags: [] })
})

test('a reader during concurrent commits never passes a change that is committed later', async () => {
  const before = await now()
  const seen: string[] = []
  let position = before
  let isOver = false
  const reading = (async () => {
    while (!isOver) {
      const changes = await readChanges(payload, position)
      seen.push(...changes.tags)
      position = changes
      await yieldToEventLoop()
    }
  })()
  const write = async (i: number) => {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await recordChange(req, [`tag:${i}`])
    await new Promise((resolve) => setTimeout(resolve, i % 7))
    await commitTransaction(req)
  }
  await Promise.all(Array.from({ length: 60 }, (_, i) => write(i)))
  isOver = true
  await reading
  seen.push(...(await readAll(position)).flatMap(({ tags }) => tags))
  expect(new Set(seen)).toEqual(new Set(Array.from({ length: 60 }, (_, i) => `tag:${i}`)))
})

test('a change with very many tags is read in several small answers', async () => {
  const before = await now()
  const tags = Array.from({ length: 7500 }, (_, i) => `pages:${i}`)
  await recordAlone(payload, tags)
  const parts = await readAll(before)
  expect(parts.flatMap((part) => part.tags)).toEqual(tags)
  expect(Math.max(...parts.map((part) => part.tags.length))).toBeLessThanOrEqual(2000)
})

test('an unknown mark, a number that is not there and no position start the reader over', async () => {
  const latest = await now()
  const unknown = [
    { ...latest, mark: 'of another database' },
    { ...latest, sequence: latest.sequence + 5 },
    undefined,
  ]
  for (const position of unknown)
    expect(await readChanges(payload, position)).toMatchObject({ ...latest, reset: true, tags: [] })
})

test('after an older copy of the database was restored and written to, the reader starts over', async () => {
  await recordAlone(payload, ['pages:1'])
  const known = await now()
  // What a restored copy lacks; the same number is then given to another change.
  const id = { equals: known.sequence }
  await payload.db.updateOne({
    collection: 'changes',
    where: { id },
    data: { mark: 'other', tags: [] },
  })
  await recordAlone(payload, ['pages:2'])
  expect(await readChanges(payload, known)).toMatchObject({ reset: true })
})

test('the feed is bounded; a reader that was away for longer starts over', async () => {
  const old = await now()
  // A gap of numbers stands for thousands of changes.
  const id = Math.ceil((old.sequence + MAX_CHANGES) / 100) * 100
  await payload.db.create({
    collection: 'changes',
    data: { mark: 'far', tags: [] },
    customID: id - 1,
  })
  await setNextId(id)
  await recordAlone(payload, ['pages:3'])
  expect(await readChanges(payload, old)).toMatchObject({ reset: true, sequence: id })
  const { totalDocs } = await payload.db.count({ collection: 'changes' })
  expect(totalDocs).toBeLessThan(10)
})

/** SQLite counts on from the highest id by itself. */
async function setNextId(id: number) {
  if (payload.db.name !== 'postgres') return
  const req = await createLocalReq({}, payload)
  await readRows(req, sql`SELECT setval(pg_get_serial_sequence('changes', 'id'), ${id - 1})`)
}

test('the feed is served to holders of the publish key alone, and never cached', async () => {
  const { sequence, mark } = await now()
  const answer = await ask(`?after=${sequence}&mark=${mark}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.json()).toMatchObject({ sequence, mark, tags: [], reset: false })
  expect((await ask('', 'guessed')).status).toBe(401)
  expect((await ask('', '')).status).toBe(401)
})

test.each(['?after=x&mark=a', '?after=-1&mark=a', '?after=1', '?mark=a', '?from=1'])(
  'the position %s is refused',
  async (query) => {
    expect((await ask(query)).status).toBe(400)
  },
)

test('no interface but the feed reads it', async () => {
  const options = { collection: 'changes', overrideAccess: false } as const
  await expect(payload.find(options)).rejects.toThrow()
})
