import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRows } from '../payload/database/read-rows.ts'
import { block } from '../testing/block.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import { openOverview } from './open-overview.ts'
import { rebuildOverview } from './rebuild.ts'

const published = { _status: 'published' } as const

let content: TestContent
let payload: Payload
let publisher: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
})
afterAll(() => content[Symbol.asyncDispose]())

async function rows(kind: string) {
  const req = await createLocalReq({}, payload)
  return readRows(
    req,
    sql`SELECT record, title, address, state, saved_by, saved_name, public_as, public_name, stamp
      FROM overview WHERE kind = ${kind} ORDER BY record`,
  )
}

test('a save writes the entry in its transaction, and a failed save leaves it unchanged', async () => {
  const made = await publisher.ask('POST', '/pages', {
    title: 'Tides',
    slug: 'tides',
    ...published,
  })
  expect(made.status).toBe(201)
  const [entry] = await rows('pages')
  const saved = { saved_by: publisher.id, saved_name: 'publisher', public_name: 'publisher' }
  expect(entry).toMatchObject({ title: 'Tides', address: 'tides', state: 'published', ...saved })
  const refused = await publisher.ask('POST', '/pages', { title: 'Map', slug: 'map', ...published })
  expect(refused.status).toBe(400)
  expect(await rows('pages')).toHaveLength(1)
})

test('a draft changes the state and the words, but neither the address nor the publisher', async () => {
  const [before] = await payload.find({ collection: 'pages' }).then(({ docs }) => docs)
  const editor = await signIn(payload, 'editor')
  const data = { title: 'High tides', slug: 'high-tides', _status: 'draft' }
  await editor.ask('PATCH', `/pages/${before?.id}?draft=true`, data)
  const [entry] = await rows('pages')
  expect(entry).toMatchObject({ title: 'High tides', address: 'tides', state: 'changed' })
  expect(entry).toMatchObject({
    saved_name: 'editor',
    public_as: 'published',
    public_name: 'publisher',
  })
})

test('an unpublished record has the person who unpublished it; a deleted one has no entry', async () => {
  const { docs } = await payload.find({ collection: 'pages' })
  await publisher.ask('PATCH', `/pages/${docs[0]?.id}`, { _status: 'draft' })
  expect(await rows('pages')).toMatchObject([{ state: 'draft', public_as: 'unpublished' }])
  await publisher.ask('DELETE', `/pages/${docs[0]?.id}`)
  expect(await rows('pages')).toEqual([])
})

test('settings have entries, and records outside of the overview do not', async () => {
  expect(await rows('global:home')).toEqual([])
  const blocks = [block('content_block', { title: 'Salt' })]
  await payload.updateGlobal({ slug: 'home', data: { blocks, ...published } })
  expect(await rows('global:home')).toMatchObject([{ record: 0, title: 'Home page' }])
  expect(await rows('users')).toEqual([])
})

test('a start adds records that were written without hooks, and writes no entry twice', async () => {
  const one = await payload.create({ collection: 'pages', data: { title: 'Kept' }, draft: true })
  const two = await payload.create({ collection: 'pages', data: { title: 'Lost' }, draft: true })
  await payload.create({ collection: 'redirects', data: { from: '/a', to: '/b', status: '301' } })
  const req = await createLocalReq({}, payload)
  const whole = await rows('pages')
  await readRows(req, sql`DELETE FROM overview WHERE title = 'Lost'`)
  await readRows(req, sql`UPDATE overview SET record = record, stamp = 'old' WHERE title = '/a'`)
  expect(await rows('pages')).toMatchObject([{ record: one.id }])
  await rebuildOverview(payload)
  expect(await rows('pages')).toMatchObject([{ record: one.id }, { record: two.id }])
  expect(await rows('pages')).toEqual(whole)
  expect((await rows('redirects'))[0]).not.toMatchObject({ stamp: 'old' })
  expect(await rebuildOverview(payload)).toBe(0)
})

test('entries written by an older version of the program are replaced', async () => {
  const req = await createLocalReq({}, payload)
  const whole = await rows('pages')
  await readRows(req, sql`UPDATE overview_version SET version = '1 pages'`)
  await openOverview({
    engine: payload.db.name === 'postgres' ? 'postgres' : 'sqlite',
    globals: payload.config.globals,
    run: async (statement) => ({ rows: await readRows(req, sql.raw(statement)) }),
  })
  expect(await rows('pages')).toEqual([])
  await rebuildOverview(payload)
  const withoutSavers = whole.map((row) => ({ ...Object(row), saved_by: null }))
  expect(await rows('pages')).toMatchObject(withoutSavers)
})

test('a draft with odd or very long contents is saved unchanged', async () => {
  const link = { label: 'Go', target: 'page', page: 2 ** 52 }
  const words = Array.from({ length: 15_000 }, (_, i) => `${i}`.padStart(12, 'ж')).join(' ')
  const odd = { blockType: 'content_block', title: 7, link, content: { root: 'none' } }
  const many = Array.from({ length: 8 }, (_, i) => ({
    ...odd,
    title: words.replaceAll('ж', `${i}`),
  }))
  // Programs with access to the database may save what the API refuses.
  const data = { title: 'Odd', blocks: [odd, ...many], _status: 'draft' } as object
  await payload.create({ collection: 'pages', data, draft: true, depth: 0 })
  expect(await rows('pages')).toContainEqual(expect.objectContaining({ title: 'Odd' }))
})
