import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOnPostgres } from '../testing/database-url.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import { makePicture } from '../testing/picture.ts'
import { MOST_LISTED } from './list-limits.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

describe('odd input', () => {
  let publisher: Person

  beforeAll(async () => {
    publisher = await signIn(payload, 'publisher')
  })

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
    'a block or row with the id %j is not saved, in no draft and no setting',
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
          expect([status, message]).toEqual([
            400,
            expect.stringMatching(/^A block or row has an id/),
          ])
        }
    },
  )

  test('a block keeps the sound id that a client sends', async () => {
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
    'the status %j is rejected with a sentence, on every way to save',
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

  test('a file record is not created from JSON, and no address in it is fetched', async () => {
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

  test.skipIf(isOnPostgres())('a full disk is named, and nothing is half saved', async () => {
    const { client } = payload.db as unknown as {
      client: { execute: (sql: string) => Promise<unknown> }
    }
    const before = await payload.count({ collection: 'pages' })
    // SQLite reports the same as on a full disk.
    await client.execute('PRAGMA max_page_count = 1')
    const title = 'x'.repeat(100_000)
    const { status, message } = await publisher.ask('POST', '/pages?draft=true', { title })
    await client.execute('PRAGMA max_page_count = 1000000')
    expect([status, message]).toEqual([507, expect.stringMatching(/disk of the server is full/)])
    expect(await payload.count({ collection: 'pages' })).toEqual(before)
    expect((await publisher.ask('POST', '/pages?draft=true', { title })).status).toBe(201)
  })
})

describe('limits of the API', () => {
  let editor: Person
  let pageId: number

  beforeAll(async () => {
    editor = await signIn(payload, 'editor')
    pageId = (await payload.create({ collection: 'pages', data: { title: 'A' }, draft: true })).id
  })

  test.each([
    ...[
      'limit=501',
      'limit=1e9',
      'limit=0',
      'limit=-1',
      'limit=1.5',
      'limit=x',
      'pagination=false',
    ],
  ])(
    'a list that is asked for with %s has at most 500 records, and says how many there are',
    async (query) => {
      const { status, body } = await editor.ask('GET', `/pages?${query}`)
      expect([status, body]).toMatchObject([
        200,
        { limit: MOST_LISTED, totalDocs: 1, totalPages: 1 },
      ])
      const versions = await editor.ask('GET', `/pages/versions?${query}`)
      expect(versions.body).toMatchObject({ limit: MOST_LISTED, hasNextPage: false })
    },
  )

  test('a list within the limits, and one that the service reads, are as they were asked for', async () => {
    expect((await editor.ask('GET', '/pages?limit=2')).body).toMatchObject({ limit: 2 })
    expect((await editor.ask('GET', '/pages')).body).toMatchObject({ limit: 10 })
    for (const overrideAccess of [true, false]) {
      const user = await payload.findByID({ collection: 'users', id: editor.id })
      const own = { overrideAccess, user: { ...user, collection: 'users' as const } }
      const { limit } = await payload.find({ collection: 'pages', limit: 600, ...own })
      expect(limit).toBe(600)
      const whole = await payload.find({ collection: 'pages', pagination: false, ...own })
      expect(whole.limit).toBe(0)
    }
  })

  test('linked records are in an answer to a depth of two, whatever is asked for', async () => {
    const folder = await payload.create({ collection: 'media-folders', data: { name: 'Bay' } })
    const image = await makePicture(payload, { alt: 'A bay' })
    await payload.update({ collection: 'media', id: image, data: { folder: folder.id } })
    const category = await makeCategory(payload, 'Villas')
    const data = { seo: { image } }
    await payload.update({ collection: 'real-estate-categories', id: category, data })
    const { id } = await makeListing(payload, 'Villa', { category })
    const { body } = await editor.ask('GET', `/listings/${id}?depth=10`)
    expect(body).toMatchObject({
      category: { title: 'Villas', seo: { image: { alt: 'A bay', folder: folder.id } } },
    })
  })

  test.each([
    'where[title][near]=1',
    'where[title][within]=x',
    'where[title][all]=x',
    'where[id][equals]=1e400',
    'where[seo][equals]=x',
    'where[createdAt][contains]=x',
    'where={"title":{"like":1}}',
    'where[or][0][title][intersects]=1',
    'page=1e300',
  ])('%.60s is answered with a sentence', async (query) => {
    const { status, message } = await editor.ask('GET', `/pages?${query}`)
    expect([status, message]).toEqual([400, expect.stringMatching(/\w\.$|cannot be queried/)])
  })

  // PostgreSQL takes no date for an empty one, and sorts by as many columns as it may.
  test.each(['where[createdAt][greater_than]=x', `sort=${'title,'.repeat(2000)}id`])(
    '%.40s is no fault of the service',
    async (query) => {
      const { status, message } = await editor.ask('GET', `/pages?${query}`)
      if (isOnPostgres()) expect(status).toBeLessThan(500)
      else
        expect([status, message]).toEqual([
          400,
          expect.stringMatching(/^The filter or the sorting/),
        ])
    },
  )

  test('a folder in the address of a file is answered with a sentence', async () => {
    const { status, message } = await editor.ask('GET', '/media/file/x.png?prefix=../../')
    expect([status, message]).toEqual([400, expect.stringMatching(/name fields that exist/)])
  })

  test.each([
    ['title', 1, /^Enter the title as text/],
    ['title', ['A'], /^Enter the title as text/],
    ['createdAt', 'x', /as a date/],
    ['createdAt', null, /as a date/],
    ['seo', ['x'], /as an object/],
    ['seo', { image: { relationTo: 'media', value: 1 } }, /as the id of one record/],
    ['blocks', [{ blockType: 'content_block', title: {} }], /as text/],
  ])(
    'a value of another kind than its field (%s: %j) is refused',
    async (field, value, sentence) => {
      const { status, message } = await editor.ask('PATCH', `/pages/${pageId}?draft=true`, {
        [field]: value,
      })
      expect([status, message]).toEqual([400, expect.stringMatching(sentence)])
    },
  )

  test('a list of rows is not emptied with null, which Payload cannot save', async () => {
    const publisher = await signIn(payload, 'administrator')
    const { status, message } = await publisher.ask('POST', '/globals/global', { menu: null })
    expect([status, message]).toEqual([400, 'Enter the first column as a list.'])
    const empty = await publisher.ask('POST', '/globals/global', { menu: [] })
    expect(empty.status).toBe(200)
  })

  test('a place in a list that is none is refused: no record could be created after it', async () => {
    const id = await makeCategory(payload, 'Barns')
    const path = `/real-estate-categories/${id}?draft=true`
    const { status, message } = await editor.ask('PATCH', path, { _order: 'x' })
    expect([status, message]).toEqual([400, expect.stringMatching(/as a place in the list/)])
    const { _order } = await payload.findByID({ collection: 'real-estate-categories', id })
    expect((await editor.ask('PATCH', path, { _order })).status).toBe(200)
  })

  test('a record that does not exist is answered with a sentence, also in a field that is not shown', async () => {
    const publisher = await signIn(payload, 'administrator', 'third')
    const named = { titles: { file: 4711 } }
    const { status, message } = await publisher.ask('POST', '/globals/brand?draft=true', named)
    expect([status, message]).toEqual([400, expect.stringMatching(/does not exist any more/)])
  })

  test('the address of an account is text', async () => {
    const path = `/users/${editor.id}`
    const { status, message } = await editor.ask('PATCH', path, { email: ['a@b.co'] })
    expect([status, message]).toEqual([400, expect.stringMatching(/as text/)])
  })
})
