import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-sqlite'
import { commitTransaction, createLocalReq, initTransaction, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readRows } from '../../payload/database/read-rows.ts'
import { yieldToEventLoop } from '../../payload/workarounds/yield-to-event-loop.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { askSite } from '../receipts/ask-site.ts'
import { findChange } from '../receipts/find-change.ts'
import { createDueCount } from '../scheduled-due.ts'
import { latestPosition, type Position } from './position.ts'
import { type Changes, readChanges } from './read-changes.ts'
import { beginFeed, MAX_CHANGES, recordAlone, recordChange } from './record-changes.ts'
import { serveChanges } from './serve-changes.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

describe('change feed', () => {
  const KEY = 'a key for tests alone'
  const published = { _status: 'published' } as const

  beforeAll(async () => {
    await beginFeed(payload)
  })

  async function now(): Promise<Position> {
    const latest = await latestPosition(payload)
    if (!latest) throw new Error('The feed is empty.')
    return latest
  }

  /** All changes after a position, as a reader gets them. */
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

  test('the age is that of the oldest change of a response, and undefined without changes', async () => {
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
      // Transactions end in another order than they begin.
      for (let turn = 0; turn < i % 7; turn++) await yieldToEventLoop()
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

  test('an unknown mark, a missing number or no position makes the reader start over', async () => {
    const latest = await now()
    const unknown = [
      { ...latest, mark: 'of another database' },
      { ...latest, sequence: latest.sequence + 5 },
      undefined,
    ]
    for (const position of unknown)
      expect(await readChanges(payload, position)).toMatchObject({
        ...latest,
        reset: true,
        tags: [],
      })
  })

  test('after an older copy of the database was restored and written to, the reader starts over', async () => {
    await recordAlone(payload, ['pages:1'])
    const known = await now()
    // A change that a restored copy lacks; the same number is then given to another change.
    const id = { equals: known.sequence }
    await payload.db.updateOne({
      collection: 'changes',
      where: { id },
      data: { mark: 'other', tags: [] },
    })
    await recordAlone(payload, ['pages:2'])
    expect(await readChanges(payload, known)).toMatchObject({ reset: true })
  })

  test('the feed is limited; a reader that was away for longer starts over', async () => {
    const old = await now()
    // A gap in the numbers stands for thousands of changes.
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

  /** SQLite continues from the highest id by itself. */
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

  test('only the feed itself gives access to it', async () => {
    const options = { collection: 'changes', overrideAccess: false } as const
    await expect(payload.find(options)).rejects.toThrow()
  })
})

describe('receipts', () => {
  const KEY = 'a key for tests alone'

  /** A replica of the site that answers with this; returns the address for its publish messages. */
  async function siteThatSays(status: number, body: object) {
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(request.url, request.headers.authorization)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}/publish`, asked }
  }

  test('the newest publish of a record is found; saving a draft is not a publish', async () => {
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Tides', _status: 'published' },
    })
    const first = await findChange(payload, `pages:${page.id}`)
    expect(first?.ageMs).toBeLessThan(60_000)
    const data = { title: 'Tides and winds' }
    await payload.update({ collection: 'pages', id: page.id, data, draft: true })
    expect((await findChange(payload, `pages:${page.id}`))?.sequence).toBe(first?.sequence)
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { ...data, _status: 'published' },
    })
    const second = await findChange(payload, `pages:${page.id}`)
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0)
    expect(await findChange(payload, 'pages:0')).toBeUndefined()
    expect(await findChange(payload)).toBeUndefined()
    const both = await findChange(payload, 'pages:0', `pages:${page.id}`)
    expect(both?.sequence).toBe(second?.sequence)
  })

  test('every replica of the site is asked with the publish key; unreachable ones are reported', async () => {
    const said = {
      pages: 2,
      waiting: 0,
      freshAfterMs: 80,
      first: [{ path: '/', freshAfterMs: 80 }],
    }
    const here = await siteThatSays(200, said)
    const late = await siteThatSays(404, {})
    const odd = await siteThatSays(200, { pages: 'many' })
    const urls = [here.url, late.url, odd.url, 'http://127.0.0.1:1/publish']
    vi.stubEnv('PUBLISH_URL', urls.join(','))
    vi.stubEnv('PUBLISH_KEY', KEY)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await askSite(7)).toEqual([
      { is: 'known', pages: 2, waiting: 0, freshAfterMs: 80, first: ['/'] },
      { is: 'unknown' },
      { is: 'unknown' },
      { is: 'unreachable' },
    ])
    expect(here.asked).toEqual(['/publish/receipts/7', `Bearer ${KEY}`])
  })
})

describe('due schedules', () => {
  test('due schedules that are not done are counted; a later schedule is not', async () => {
    const count = createDueCount(payload)
    await vi.waitFor(() => expect(count()).toBe(0))
    const schedule = (waitUntil: Date) =>
      payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish', global: 'site' },
        waitUntil,
      })
    await schedule(new Date(Date.now() - 60_000))
    await schedule(new Date(Date.now() + 86_400_000))
    await vi.waitFor(() => expect(count()).toBe(1))
  })
})
