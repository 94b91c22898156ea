import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOnPostgres } from '../testing/database-url.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'

let content: TestContent
let payload: Payload
let publisher: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
})
afterAll(() => content[Symbol.asyncDispose]())

const published = { _status: 'published' } as const

const rejected = (path: string, message: RegExp) => ({
  status: 400,
  body: { errors: [{ data: { errors: [{ path, message: expect.stringMatching(message) }] } }] },
})

test.each([[{ a: 1 }], [['x']], [5], [true]])(
  'the slug %j is rejected with a message',
  async (slug) => {
    for (const path of ['/pages', '/pages?draft=true'])
      expect(await publisher.ask('POST', path, { title: 'Odd', slug })).toMatchObject(
        rejected('slug', /^Enter the slug as text/),
      )
  },
)

test.each(['"><img src=x onerror=alert(1)>', 'a b', 'x'.repeat(65), { a: 1 }, 1.5])(
  'a block or row with the id %j is saved in no draft and no setting',
  async (id) => {
    const inBlock = [{ id, blockType: 'content_block', title: 'Odd' }]
    const inRow = [{ blockType: 'accordion_5050', links: [{ id }] }]
    for (const blocks of [inBlock, inRow])
      for (const path of [
        '/pages?draft=true&autosave=true',
        '/pages',
        '/globals/home?draft=true',
      ]) {
        const { status, message } = await publisher.ask('POST', path, { title: 'Odd', blocks })
        expect([status, message]).toEqual([400, expect.stringMatching(/^A block or row has an id/)])
      }
  },
)

test('a block keeps a valid id that a client sends', async () => {
  const id = '66f1c0ffee_Row-1'
  const data = { title: 'Sound', blocks: [{ id, blockType: 'content_block', title: 'Sound' }] }
  const { status, body } = await publisher.ask('POST', '/pages?draft=true', data)
  expect([status, body]).toMatchObject([201, { doc: { blocks: [{ id }] } }])
})

test('the used-in endpoint rejects an invalid id', async () => {
  const { status, message } = await publisher.ask('GET', '/media/abc/used-in')
  expect([status, message]).toEqual([404, expect.stringMatching(/not/i)])
})

test.each([
  ['../../etc', /^Use lowercase letters/],
  ['map', /^“map” is used by the site itself/],
])('a draft rejects the slug %s, unless it is still being typed', async (slug, message) => {
  const data = { title: 'Draft', slug }
  const reply = await publisher.ask('POST', '/pages?draft=true', data)
  expect(reply).toMatchObject(rejected('slug', message))
  const typed = await publisher.ask('POST', '/pages?draft=true&autosave=true', data)
  expect(typed.status).toBe(201)
  const { id } = typed.body.doc as { id: number }
  const next = { title: 'Later' }
  expect((await publisher.ask('PATCH', `/pages/${id}?draft=true`, next)).status).toBe(200)
  const live = await publisher.ask('PATCH', `/pages/${id}`, { ...next, ...published })
  expect(live).toMatchObject(rejected('slug', message))
})

const saying = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '' as const,
    indent: 0,
    direction: null,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] }],
  },
})

test('characters without a sign are not saved, wherever they are pasted', async () => {
  const block = { blockType: 'content_block', title: 'Two\vlines\u2028more\ttabbed' }
  const data = {
    title: 'The\u0007 bay\0\uFFFE\uD83D 🏖',
    blocks: [{ ...block, text: saying('Sea\u001B') }],
  }
  const { body } = await publisher.ask('POST', '/pages?draft=true', data)
  expect(body.doc).toMatchObject({
    title: 'The bay 🏖',
    blocks: [{ title: 'Two lines more\ttabbed', text: saying('Sea') }],
  })
})

test('a title of spaces only is not published', async () => {
  const data = { title: '   ', slug: 'spaces', ...published }
  const reply = await publisher.ask('POST', '/pages', data)
  expect(reply).toMatchObject(rejected('title', /^Enter a title/))
  expect(await publisher.ask('POST', '/pages', { ...data, title: '' })).toMatchObject(
    rejected('title', /required/),
  )
})

test('a duplicated listing does not keep the map shape', async () => {
  const category = await makeCategory(payload, 'Shaped')
  const { id } = await makeListing(payload, 'Villa Uno', { category, meshKey: 'villa-01' })
  const copy = await payload.duplicate({ collection: 'listings', id })
  expect(copy.meshKey ?? null).toBeNull()
  expect((await payload.findByID({ collection: 'listings', id })).meshKey).toBe('villa-01')
})

test.each([[['published']], [['draft']], [{ a: 1 }], [5], ['hidden']])(
  'the status %j is rejected with a sentence, by every way to save',
  async (_status) => {
    const { body } = await publisher.ask('POST', '/pages?draft=true', { title: 'Kept' })
    const { id } = body.doc as { id: number }
    const ways: [string, string][] = [
      ['POST', '/pages'],
      ['POST', '/pages?draft=true'],
      ['PATCH', `/pages/${id}`],
      ['PATCH', `/pages?where[id][equals]=${id}`],
      ['POST', '/globals/home'],
    ]
    for (const [method, path] of ways) {
      const { status, message } = await publisher.ask(method, path, { title: 'New', _status })
      expect([status, message], path).toEqual([400, expect.stringMatching(/^Set _status to/)])
    }
    await payload.delete({ collection: 'pages', id })
  },
)

test('an id that is not a number answers 404', async () => {
  for (const method of ['GET', 'DELETE'])
    expect((await publisher.ask(method, '/pages/abc')).status).toBe(404)
})

test('no file record is created from JSON, and no address in it is fetched', async () => {
  const data = {
    alt: 'Mine',
    filename: 'a.jpg',
    url: 'http://127.0.0.1:9/a.jpg',
    focalX: 1,
    focalY: 1,
  }
  for (const body of [{ alt: 'Mine' }, data]) {
    const { status, message } = await publisher.ask('POST', '/media', body)
    expect([status, message]).toEqual([400, expect.stringMatching(/^No file arrived/)])
  }
})

test('a file whose name has the character with code 0 is refused with a sentence', async () => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Mine' }))
  form.set('file', new File(['x'], 'a\0b.jpg', { type: 'image/jpeg' }))
  const { status, message } = await publisher.ask('POST', '/media', form)
  expect([status, message]).toEqual([400, expect.stringMatching(/rename it/)])
})

test.skipIf(isOnPostgres())('a full disk is reported, and nothing is partly saved', async () => {
  const { client } = payload.db as unknown as {
    client: { execute: (sql: string) => Promise<unknown> }
  }
  const before = await payload.count({ collection: 'pages' })
  // SQLite reports the same error as for a full disk.
  await client.execute('PRAGMA max_page_count = 1')
  const title = 'x'.repeat(100_000)
  const { status, message } = await publisher.ask('POST', '/pages?draft=true', { title })
  await client.execute('PRAGMA max_page_count = 1000000')
  expect([status, message]).toEqual([507, expect.stringMatching(/disk of the server is full/)])
  expect(await payload.count({ collection: 'pages' })).toEqual(before)
  expect((await publisher.ask('POST', '/pages?draft=true', { title })).status).toBe(201)
})
