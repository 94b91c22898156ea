import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOnPostgres } from '../testing/database-url.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import { makePicture } from '../testing/picture.ts'
import { MOST_LISTED } from './list-limits.ts'

let content: TestContent
let payload: Payload
let editor: Person
let pageId: number

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor')
  pageId = (await payload.create({ collection: 'pages', data: { title: 'A' }, draft: true })).id
})
afterAll(() => content[Symbol.asyncDispose]())

test.each([
  ...['limit=501', 'limit=1e9', 'limit=0', 'limit=-1', 'limit=1.5', 'limit=x', 'pagination=false'],
])('a list requested with %s has at most 500 records, and their total number', async (query) => {
  const { status, body } = await editor.ask('GET', `/pages?${query}`)
  expect([status, body]).toMatchObject([200, { limit: MOST_LISTED, totalDocs: 1, totalPages: 1 }])
  const versions = await editor.ask('GET', `/pages/versions?${query}`)
  expect(versions.body).toMatchObject({ limit: MOST_LISTED, hasNextPage: false })
})

test('lists within the limits, and lists that the service reads, are returned as requested', async () => {
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

test('linked records are returned to a depth of two, whatever depth is requested', async () => {
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

// PostgreSQL rejects an empty date, sorts by a limited number of columns, and compares lists.
test.each([
  'where[createdAt][greater_than]=x',
  'where[title][equals][a]=1',
  'where[title][equals]=1&where[title][equals]=2',
  `sort=${'title,'.repeat(2000)}id`,
])('%.40s is not reported as an error of the service', async (query) => {
  const { status, message } = await editor.ask('GET', `/pages?${query}`)
  if (isOnPostgres()) expect(status).toBeLessThan(500)
  else expect([status, message]).toEqual([400, expect.stringMatching(/^The filter or the sorting/)])
})

test('an operator that JSON does not have is not reported as an error of the service', async () => {
  const { status } = await editor.ask('GET', '/pages?where[blocks.title][near]=1')
  expect(status).toBeLessThan(500)
})

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
])('a value of another type than its field (%s: %j) is refused', async (field, value, sentence) => {
  const { status, message } = await editor.ask('PATCH', `/pages/${pageId}?draft=true`, {
    [field]: value,
  })
  expect([status, message]).toEqual([400, expect.stringMatching(sentence)])
})

test('a list of rows cannot be emptied with null, which Payload cannot save', async () => {
  const publisher = await signIn(payload, 'administrator')
  const { status, message } = await publisher.ask('POST', '/globals/global', { menu: null })
  expect([status, message]).toEqual([400, 'Enter the first column as a list.'])
  const empty = await publisher.ask('POST', '/globals/global', { menu: [] })
  expect(empty.status).toBe(200)
})

test('an invalid position in a list is refused: no record could be created after it', async () => {
  const id = await makeCategory(payload, 'Barns')
  const path = `/real-estate-categories/${id}?draft=true`
  const { status, message } = await editor.ask('PATCH', path, { _order: 'x' })
  expect([status, message]).toEqual([400, expect.stringMatching(/as a place in the list/)])
  const { _order } = await payload.findByID({ collection: 'real-estate-categories', id })
  expect((await editor.ask('PATCH', path, { _order })).status).toBe(200)
})

test('a missing record is answered with a sentence, also in a field that is not shown', async () => {
  const publisher = await signIn(payload, 'administrator', 'third')
  const named = { titles: { file: 4711 } }
  const { status, message } = await publisher.ask('POST', '/globals/brand?draft=true', named)
  expect([status, message]).toEqual([400, expect.stringMatching(/does not exist any more/)])
})

test('the address of an account must be a text', async () => {
  const path = `/users/${editor.id}`
  const { status, message } = await editor.ask('PATCH', path, { email: ['a@b.co'] })
  expect([status, message]).toEqual([400, expect.stringMatching(/as text/)])
})
