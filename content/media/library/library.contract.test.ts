import { createLocalReq, handleEndpoints, type Payload, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
let publisher: Person
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
})
afterAll(() => content[Symbol.asyncDispose]())

describe('library', () => {
  const ids: Record<string, number> = {}

  const names = ['hero', 'house', 'draft', 'plan', 'older version', 'share', 'poster', 'spare']

  beforeAll(async () => {
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

  test('a file counts as unused if "Used in" finds no use; drafts count, old versions do not', async () => {
    const unused = await namesWhere({ unused: { equals: true } })
    expect(unused).toEqual(['older version', 'spare', 'film'])
    const req = await createLocalReq({}, payload)
    for (const name of names) {
      const uses = await findUses(req, { collection: 'media', id: idOf(name) })
      expect([name, uses.length === 0]).toEqual([name, unused.includes(name)])
    }
    expect(await namesWhere({ unused: { equals: 'false' } })).toHaveLength(6)
  })

  test('a changed text is taken into account by the next request', async () => {
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

  test('deleting "all unused" leaves used files', async () => {
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
    expect([malformed.status, malformed.message]).toEqual([
      400,
      'Choose between one and 500 files.',
    ])

    expect((await editor.ask('DELETE', `/media-folders/${folder}`)).status).toBe(403)
    expect((await publisher.ask('DELETE', `/media-folders/${folder}`)).status).toBe(200)
    expect(await namesWhere({ folder: { exists: false } })).toContain('spare')
  })

  test('a file may be uploaded without alt text, gets a suggestion, and keeps the alt text it is given', async () => {
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
})

describe('where a picture is public', () => {
  const picture = (title: string) => makePicture(payload, { alt: `a ${title}`, title })

  const film = async (title: string, poster: number) => {
    const file = { data: WEBM, name: `${title}.webm`, mimetype: 'video/webm', size: WEBM.length }
    return (await payload.create({ collection: 'media', data: { alt: title, poster }, file })).id
  }

  const showing = (title: string, media: object, isPublic = true) => {
    const blocks = [block('hero', { title, media })]
    const _status = isPublic ? 'published' : 'draft'
    return payload.create({
      collection: 'pages',
      data: { title, blocks, _status },
      draft: !isPublic,
    })
  }

  const change = async (person: Person, id: number, data: object, query = '') => {
    const { status, message } = await person.ask('PATCH', `/media/${id}${query}`, data)
    return { status, message }
  }

  const POINT = '?uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=30'

  test('an editor may change the caption and focal point of a file that is only in drafts, or unused', async () => {
    const id = await picture('cove')
    expect(await change(editor, id, { title: 'The cove' }, POINT)).toMatchObject({ status: 200 })
    await showing('Draft', { image: id }, false)
    expect(await change(editor, id, { title: 'The far cove' })).toMatchObject({ status: 200 })
  })

  test('the visible parts of a public file are for publishers only, its alt text for editors too', async () => {
    const id = await picture('bay')
    await showing('The orchard', { image: id })
    const before = { title: 'bay', focalX: 50, focalY: 50 }
    const refused = {
      status: 403,
      message: expect.stringMatching(/^This file .* in The orchard, so /),
    }
    expect(await change(editor, id, { title: 'Any words' })).toEqual(refused)
    expect(await change(editor, id, { alt: 'The bay', title: '' })).toEqual(refused)
    expect(await change(editor, id, {}, POINT)).toEqual(refused)
    expect(await change(editor, id, { focalX: 1 })).toEqual(refused)
    await editor.ask('PATCH', `/media?where[id][equals]=${id}`, { title: 'Any words' })
    const stored = () => payload.findByID({ collection: 'media', id, depth: 0 })
    expect(await stored()).toMatchObject({ ...before, alt: 'a bay' })

    expect(await change(editor, id, { ...before, alt: 'The bay' })).toMatchObject({ status: 200 })
    expect((await stored()).alt).toBe('The bay')
    expect(await change(publisher, id, { title: 'Our bay' }, POINT)).toMatchObject({ status: 200 })
    expect(await stored()).toMatchObject({ title: 'Our bay', focalX: 20, focalY: 30 })
  })

  test('the poster image of a public video, and the look of that image, are for publishers', async () => {
    const [poster, other] = [await picture('pier'), await picture('dune')]
    const id = await film('drift', poster)
    expect(await change(editor, poster, { title: 'A pier' })).toMatchObject({ status: 200 })
    expect(await change(editor, id, { poster: other })).toMatchObject({ status: 200 })
    expect(await change(editor, id, { poster })).toMatchObject({ status: 200 })
    await showing('Films', { video: id })
    expect(await change(editor, id, { poster: other })).toMatchObject({ status: 403 })
    expect(await change(editor, poster, { title: 'Pier' })).toMatchObject({ status: 403 })
    expect(await change(editor, other, { title: 'Dune' })).toMatchObject({ status: 200 })
    expect(await change(publisher, id, { poster: other })).toMatchObject({ status: 200 })
  })

  test('a change without a file leaves the file and its facts unchanged', async () => {
    const [id, other] = [await picture('cliff'), await picture('reef')]
    const find = (own: number) => payload.findByID({ collection: 'media', id: own, depth: 0 })
    const before = await find(id)
    const { filename, url } = await find(other)
    await payload.delete({ collection: 'media', id: other })
    await change(editor, id, { filename, url, mimeType: 'image/png', filesize: 1 })
    const { updatedAt, ...after } = await find(id)
    expect({ ...after, updatedAt: before.updatedAt }).toEqual(before)
  })

  test('the studio gets the public uses of a file, and whether only publishers may change its look', async () => {
    const id = await picture('palm')
    await showing('Palms', { image: id })
    await showing('Later', { image: id }, false)
    const ask = async (person: Person) => (await person.ask('GET', `/media/${id}/public-uses`)).body
    expect(await ask(editor)).toEqual({ titles: ['Palms'], isLocked: true })
    expect(await ask(publisher)).toEqual({ titles: ['Palms'], isLocked: false })
  })
})

describe('replaced files', () => {
  async function replace(id: number, data: object) {
    const background = { r: 9, g: 99, b: 199 }
    const picture = sharp({ create: { width: 300, height: 200, channels: 3, background } })
    const form = new FormData()
    const bytes = new Uint8Array(await picture.png().toBuffer())
    form.set('file', new File([bytes], 'new.png', { type: 'image/png' }))
    form.set('_payload', JSON.stringify(data))
    return (await publisher.ask('PATCH', `/media/${id}?locale=en`, form)).status
  }

  test('a replacement file gets the alt text that was confirmed for it, and keeps the focal point', async () => {
    const id = await makePicture(payload, { alt: 'The old pier', title: 'Pier' })
    await publisher.ask('PATCH', `/media/${id}`, { focalX: 20, focalY: 30 })
    expect(await replace(id, { alt: 'The new pier' })).toBe(200)
    expect(await payload.findByID({ collection: 'media', id, depth: 0 })).toMatchObject({
      alt: 'The new pier',
      title: 'Pier',
      width: 300,
      focalX: 20,
      focalY: 30,
    })
  })
})
