import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '../../testing/block.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import { WEBM } from '../../testing/samples.ts'

let content: TestContent
let payload: Payload
let editor: Person
let publisher: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor')
  publisher = await signIn(payload, 'publisher')
})
afterAll(() => content[Symbol.asyncDispose]())

const picture = (title: string) => makePicture(payload, { alt: `a ${title}`, title })

const film = async (title: string, poster: number) => {
  const file = { data: WEBM, name: `${title}.webm`, mimetype: 'video/webm', size: WEBM.length }
  return (await payload.create({ collection: 'media', data: { alt: title, poster }, file })).id
}

const showing = (title: string, media: object, isPublic = true) => {
  const blocks = [block('hero', { title, media })]
  const _status = isPublic ? 'published' : 'draft'
  return payload.create({ collection: 'pages', data: { title, blocks, _status }, draft: !isPublic })
}

const change = async (person: Person, id: number, data: object, query = '') => {
  const { status, message } = await person.ask('PATCH', `/media/${id}${query}`, data)
  return { status, message }
}

const POINT = '?uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=30'

test('an editor changes the caption and focal point of a file in drafts, or in nothing', async () => {
  const id = await picture('cove')
  expect(await change(editor, id, { title: 'The cove' }, POINT)).toMatchObject({ status: 200 })
  await showing('Draft', { image: id }, false)
  expect(await change(editor, id, { title: 'The far cove' })).toMatchObject({ status: 200 })
})

test('what is seen of a public file changes for publishers alone, its alt text for editors too', async () => {
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

test('the poster image of a public film, and the look of that image, are for publishers', async () => {
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

test('a change without a file leaves the file and its facts as they are', async () => {
  const [id, other] = [await picture('cliff'), await picture('reef')]
  const find = (own: number) => payload.findByID({ collection: 'media', id: own, depth: 0 })
  const before = await find(id)
  const { filename, url } = await find(other)
  await payload.delete({ collection: 'media', id: other })
  await change(editor, id, { filename, url, mimeType: 'image/png', filesize: 1 })
  const { updatedAt, ...after } = await find(id)
  expect({ ...after, updatedAt: before.updatedAt }).toEqual(before)
})

test('the studio learns where a file is public, and for whom its look is', async () => {
  const id = await picture('palm')
  await showing('Palms', { image: id })
  await showing('Later', { image: id }, false)
  const ask = async (person: Person) => (await person.ask('GET', `/media/${id}/public-uses`)).body
  expect(await ask(editor)).toEqual({ titles: ['Palms'], isLocked: true })
  expect(await ask(publisher)).toEqual({ titles: ['Palms'], isLocked: false })
})
