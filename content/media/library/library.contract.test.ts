import { createLocalReq, handleEndpoints, type Payload, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUses } from '../../overview/references/uses.ts'
import { block } from '../../testing/block.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import { WEBM } from '../../testing/samples.ts'
import { sharp } from '../sharp.ts'

let content: TestContent
let payload: Payload
let editor: Person
let publisher: Person
const ids: Record<string, number> = {}

const names = ['hero', 'house', 'draft', 'plan', 'older version', 'share', 'poster', 'spare']

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor')
  publisher = await signIn(payload, 'publisher')
  for (const name of names) ids[name] = await makePicture(payload, { alt: `casa ${name}` })
  const file = { data: WEBM, name: 'film.webm', mimetype: 'video/webm', size: WEBM.length }
  const poster = idOf('poster')
  await payload.create({ collection: 'media', data: { alt: 'film', poster }, file })
  const category = await makeCategory(payload, 'Villas')
  await makeListing(payload, 'Casa Ponente', { category, pictures: [idOf('house')] })
  const hero = block('hero', { title: 'Hero', media: { image: idOf('hero') } })
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Page', blocks: [hero], seo: { image: idOf('share') }, _status: 'published' },
  })
  const withDraft = (image: number) => ({
    blocks: [hero, block('hero', { title: 'Hero', media: { image } }), download('plan')],
  })
  for (const name of ['older version', 'draft'])
    await payload.update({ collection: 'pages', id, data: withDraft(idOf(name)), draft: true })
})
afterAll(() => content[Symbol.asyncDispose]())

const idOf = (name: string) => ids[name] ?? 0

const download = (name: string) =>
  block('downloads', {
    title: 'Papers',
    files: [{ blockType: 'download_item', label: 'Plan', link: idOf(name) }],
  })

async function namesWhere(where: Where) {
  const { docs } = await payload.find({ collection: 'media', where, limit: 0, sort: 'id' })
  return docs.map(({ alt }) => alt?.replace('casa ', ''))
}

test('unused is what "Used in" finds nowhere: drafts count, old versions do not', async () => {
  const unused = await namesWhere({ unused: { equals: true } })
  expect(unused).toEqual(['older version', 'spare', 'film'])
  const req = await createLocalReq({}, payload)
  for (const name of names) {
    const uses = await findUses(req, { collection: 'media', id: idOf(name) })
    expect([name, uses.length === 0]).toEqual([name, unused.includes(name)])
  }
  expect(await namesWhere({ unused: { equals: 'false' } })).toHaveLength(6)
})

test('a change of a text shows in the next request', async () => {
  const { docs } = await payload.find({ collection: 'pages', draft: true, limit: 1 })
  const id = docs[0]?.id ?? 0
  const blocks = [block('hero', { title: 'Hero', media: { image: idOf('spare') } })]
  await payload.update({ collection: 'pages', id, data: { blocks }, draft: true })
  expect(await namesWhere({ unused: { equals: true } })).toEqual([
    'draft',
    'plan',
    'older version',
    'film',
  ])
})

test('editors combine "unused" with search and kind, by pages; others cannot ask for it', async () => {
  const film = 'where[and][1][mimeType][contains]=video/'
  const unused = 'where[and][0][unused][equals]=true'
  const first = await editor.ask('GET', `/media?${unused}&limit=2&sort=id`)
  expect(first.body).toMatchObject({ totalDocs: 4, totalPages: 2, hasNextPage: true })
  const films = await editor.ask('GET', `/media?${unused}&${film}`)
  expect(films.body).toMatchObject({ totalDocs: 1 })
  const request = new Request(`http://localhost:3001/api/media?${unused}`)
  const stranger = await handleEndpoints({ config: payload.config, request })
  expect(stranger.status).toBe(403)
})

test('a malformed "unused" filter is refused and deletes nothing', async () => {
  const before = await payload.count({ collection: 'media' })
  for (const odd of ['[exists]=true', '[not_equals]=false', '[equals]=yes', '[0][equals]=true']) {
    const { status } = await publisher.ask('DELETE', `/media?where[unused]${odd}`)
    expect([odd, status]).toEqual([odd, 400])
  }
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(before.totalDocs)
})

test('deleting "all unused" leaves what is used', async () => {
  const before = await payload.count({ collection: 'media' })
  const path = '/media?where[unused][equals]=true&where[filename][contains]=plan'
  const { status, body } = await publisher.ask('DELETE', path)
  expect([status, body.docs]).toEqual([200, [expect.objectContaining({ id: idOf('plan') })]])
  const after = await payload.count({ collection: 'media' })
  expect(after.totalDocs).toBe(before.totalDocs - 1)
})

test('files are found by any words of their alt text and filename', async () => {
  const search = mergeListSearchAndWhere({
    collectionConfig: payload.collections.media.config,
    search: 'share casa',
  })
  expect(await namesWhere(search)).toEqual(['share'])
})

test('editors put files into folders; only publishers delete a folder, and its files stay', async () => {
  const made = await editor.ask('POST', '/media-folders', { name: ' Villas ' })
  expect(made.body.doc).toMatchObject({ name: 'Villas' })
  const folder = Number(Object(made.body.doc).id)
  expect((await editor.ask('POST', '/media-folders', { name: 'Villas' })).status).toBe(400)

  const before = await payload.findByID({ collection: 'media', id: idOf('spare') })
  const moved = await editor.ask('POST', '/media/move', { ids: [idOf('spare')], folder })
  expect(moved.body).toEqual({ moved: 1 })
  expect(await namesWhere({ folder: { equals: folder } })).toEqual(['spare'])
  const after = await payload.findByID({ collection: 'media', id: idOf('spare') })
  expect({ alt: after.alt, updatedAt: after.updatedAt }).toEqual({
    alt: before.alt,
    updatedAt: before.updatedAt,
  })
  const nowhere = await editor.ask('POST', '/media/move', { ids: [idOf('spare')], folder: 999 })
  expect([nowhere.status, nowhere.message]).toEqual([400, expect.stringContaining('is gone')])
  const malformed = await editor.ask('POST', '/media/move', new FormData())
  expect([malformed.status, malformed.message]).toEqual([400, 'Choose between one and 500 files.'])

  expect((await editor.ask('DELETE', `/media-folders/${folder}`)).status).toBe(403)
  expect((await publisher.ask('DELETE', `/media-folders/${folder}`)).status).toBe(200)
  expect(await namesWhere({ folder: { exists: false } })).toContain('spare')
})

test('a file may be uploaded without alt text, gets a suggestion, and keeps what it is given', async () => {
  const bytes = await jpeg()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'casa-ponente-terrace.jpg'))
  form.set('_payload', '{}')
  const { status, body } = await editor.ask('POST', '/media', form)
  expect(status).toBe(201)
  const id = Number(Object(body.doc).id)
  const { docs } = await payload.find({ collection: 'listings', limit: 1 })
  await payload.update({ collection: 'listings', id: docs[0]?.id ?? 0, data: { pictures: [id] } })

  const answer = await editor.ask('GET', `/media/${id}/alt-suggestion`)
  expect(answer.body).toEqual({ suggestion: 'Casa Ponente, terrace' })
  expect((await payload.findByID({ collection: 'media', id })).alt).toBeFalsy()

  expect((await editor.ask('PATCH', `/media/${id}`, { alt: 'A terrace' })).status).toBe(200)
  const emptied = await editor.ask('PATCH', `/media/${id}`, { alt: ' ' })
  expect(emptied.status).toBe(400)
  expect((await payload.findByID({ collection: 'media', id })).alt).toBe('A terrace')
})

function jpeg() {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#204060' } })
  return image.jpeg().toBuffer()
}
