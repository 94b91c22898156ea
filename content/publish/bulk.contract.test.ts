import { setImmediate as nextRound } from 'node:timers/promises'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openFakeSite } from '../testing/fake-site.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import { latestPosition } from './changes/position.ts'
import { beginFeed } from './changes/record-changes.ts'
import { startNotifier } from './notifier.ts'

const KEY = 'a key for tests alone'
const MANY = 50
const titles = Array.from({ length: MANY }, (_, i) => `Page ${i}`)

let content: TestContent
let payload: Payload
let site: Awaited<ReturnType<typeof openFakeSite>>
let publisher: Person
let ids: number[]

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await beginFeed(payload)
  site = await openFakeSite(KEY, { payload })
  process.env.PUBLISH_KEY = KEY
  process.env.PUBLISH_URL = site.url
  startNotifier(payload)
  publisher = await signIn(payload, 'publisher')
  await settled()
})
beforeEach(async () => {
  ids = []
  for (const title of titles) ids.push(await makeDraft(title))
  site.messages.length = 0
})
afterEach(async () => {
  vi.restoreAllMocks()
  await payload.delete({ collection: 'pages', where: { id: { in: ids } } })
  await settled()
})
afterAll(async () => {
  await content[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

async function makeDraft(title: string) {
  const { id } = await payload.create({ collection: 'pages', data: { title }, draft: true })
  return id
}

/** The site has acknowledged the latest change. */
const settled = () =>
  vi.waitFor(async () => {
    expect(site.acknowledged()).toBe((await latestPosition(payload))?.sequence)
  }, 30_000)

/** The request that the studio’s list sends for “select all”, then “Publish”. */
const publishAll = () =>
  publisher.ask('PATCH', `/pages?limit=0&where[id][in]=${ids.join(',')}`, { _status: 'published' })

/** The number of event loop iterations during the work. */
async function roundsDuring(work: () => Promise<unknown>) {
  let rounds = 0
  let isOver = false
  const count = async () => {
    for (; !isOver; rounds += 1) await nextRound()
  }
  const counting = count()
  await work().finally(() => {
    isOver = true
  })
  await counting
  return rounds
}

test('publishing fifty pages in one request is one change and sends one message', async () => {
  const before = await latestPosition(payload)
  const { status, body } = await publishAll()
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] })
  await settled()
  expect((await latestPosition(payload))?.sequence).toBe((before?.sequence ?? 0) + 1)
  expect(site.messages).toHaveLength(1)
  const expected = ids.flatMap((id, i) => [`pages:${id}`, `pages:slug=page-${i}`])
  expect(site.messages[0]?.tags).toEqual(expect.arrayContaining(expected))
}, 60_000)

test('publishing fifty pages yields to the event loop for each page', async () => {
  expect(await roundsDuring(publishAll)).toBeGreaterThan(MANY)
}, 60_000)

test('the publish is rolled back when its change cannot be recorded', async () => {
  const { create } = payload.db
  vi.spyOn(payload.db, 'create').mockImplementation(function (this: typeof payload.db, args) {
    if (args.collection === 'changes') throw new Error('The disk is full.')
    return create.call(this, args)
  })
  expect((await publishAll()).status).toBe(500)
  const where = { id: { in: ids }, _status: { equals: 'published' } } as const
  expect((await payload.count({ collection: 'pages', where })).totalDocs).toBe(0)
  await settled()
  expect(site.messages).toEqual([])
}, 60_000)
