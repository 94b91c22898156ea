import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRows } from '../../payload/database/read-rows.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { openOverview } from '../open-overview.ts'
import { mendFacts } from './write-facts.ts'

let content: TestContent
let payload: Payload
let category: number

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  category = await makeCategory(payload, 'Flats')
})
afterAll(() => content[Symbol.asyncDispose]())

/** The values of a listing: `rooms 2.5` for visitors, `draft rooms 3` of its newest version. */
async function rowsOf(listing: number) {
  const rows = await run(
    `SELECT * FROM overview_facts WHERE listing = ${listing} ORDER BY is_public DESC, fact`,
  )
  return rows.map((row) => {
    const { is_public: isPublic, fact, number, text } = Object(row)
    const parts = [isPublic ? '' : 'draft', fact, number ?? '', text ?? '']
    return parts.filter((part) => part !== '').join(' ')
  })
}

const run = async (statement: string) =>
  readRows(await createLocalReq({}, payload), sql.raw(statement))

const change = (id: number, data: object, draft = false) =>
  payload.update({ collection: 'listings', id, data, draft, trash: true })

test('the values of a listing follow each save: of drafts, for the bin, and back', async () => {
  const facts = { rooms: 2.5, view: ' Yard ', lift: true, cellar: false, floor: -1, none: null }
  const { id } = await makeListing(payload, 'One', { category, facts, bedrooms: 2 })
  const values = ['bedrooms 2', 'cellar 0 no', 'floor -1', 'lift 1 yes', 'rooms 2.5', 'view Yard']
  const drafts = (all: string[]) => all.map((value) => `draft ${value}`)
  expect(await rowsOf(id)).toEqual([...values, ...drafts(values)])

  await change(id, { facts: { rooms: 3 }, bedrooms: null }, true)
  expect(await rowsOf(id)).toEqual([...values, 'draft rooms 3'])
  await change(id, { _status: 'published' })
  expect(await rowsOf(id)).toEqual(['rooms 3', 'draft rooms 3'])
  await change(id, { _status: 'draft' })
  expect(await rowsOf(id)).toEqual(['draft rooms 3'])
  await change(id, { _status: 'published' })

  await change(id, { deletedAt: new Date().toISOString() })
  expect(await rowsOf(id)).toEqual([])
  await change(id, { deletedAt: null })
  expect(await rowsOf(id)).toContain('draft rooms 3')
  await payload.delete({ collection: 'listings', id })
  expect(await rowsOf(id)).toEqual([])
})

test('a draft may hold anything; what is too long is cut or left out', async () => {
  const facts = { ['k'.repeat(50)]: 1, long: 'ж'.repeat(5000), list: [1], object: { a: 1 } }
  const data = { title: 'Odd', category, facts, _status: 'draft' } as const
  const { id } = await payload.create({ collection: 'listings', data, draft: true })
  expect(await rowsOf(id)).toEqual([`draft long ${'ж'.repeat(120)}`])
  const whole = await payload.findByID({ collection: 'listings', id, draft: true })
  expect(whole.facts).toEqual(facts)
})

test('a start mends what was written without hooks, and nothing else', async () => {
  const [one, two] = await Promise.all([
    makeListing(payload, 'Two', { category, facts: { rooms: 1 } }),
    makeListing(payload, 'Three', { category, facts: { rooms: 2 } }),
  ])
  expect(await mendFacts(payload)).toBe(0)
  await run(`UPDATE overview_facts SET number = 9 WHERE listing = ${one.id}`)
  await run(`DELETE FROM overview_facts WHERE listing = ${two.id} AND is_public = 1`)
  await run(`INSERT INTO overview_facts VALUES (99999, 1, ${category}, 'rooms', 5, NULL)`)
  expect(await mendFacts(payload)).toBe(3)
  expect(await rowsOf(one.id)).toEqual(['rooms 1', 'draft rooms 1'])
  expect(await rowsOf(two.id)).toEqual(['rooms 2', 'draft rooms 2'])
  expect(await rowsOf(99999)).toEqual([])
})

test('a database of an earlier version has all values when it is opened', async () => {
  const { id } = await makeListing(payload, 'Four', { category, facts: { rooms: 4 } })
  const before = await run('SELECT * FROM overview_facts ORDER BY listing, is_public, fact')
  await run('DROP TABLE overview_facts_version')
  await run('DELETE FROM overview_facts')
  await openOverview({
    engine: payload.db.name === 'postgres' ? 'postgres' : 'sqlite',
    globals: payload.config.globals,
    run: async (statement) => ({ rows: await run(statement) }),
  })
  expect(await rowsOf(id)).toEqual(['rooms 4', 'draft rooms 4'])
  expect(await run('SELECT * FROM overview_facts ORDER BY listing, is_public, fact')).toEqual(
    before,
  )
})
