import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../test/payload.ts'
import { makePicture } from '../test/picture.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

const published = { _status: 'published' } as const

test('a page without an address gets one from its title', async () => {
  const data = { title: 'Under Sail', ...published }
  expect(await payload.create({ collection: 'pages', data })).toMatchObject({ slug: 'under-sail' })
})

test('two pages cannot share an address', async () => {
  await payload.create({ collection: 'pages', data: { title: 'One', slug: 'same', ...published } })
  const second = { title: 'Two', slug: 'same', ...published }
  await expect(payload.create({ collection: 'pages', data: second })).rejects.toThrow(/slug/)
})

test('a page whose title is a reserved word is refused with what to do', async () => {
  const attempt = payload.create({ collection: 'pages', data: { title: 'Map', ...published } })
  await expect(attempt).rejects.toMatchObject({
    data: { errors: [{ path: 'slug', message: expect.stringMatching(/^The site itself lives/) }] },
  })
})

test('a duplicated page gets an address of its own', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Twin', ...published },
  })
  const twin = await payload.duplicate({ collection: 'pages', id })
  expect(twin.slug).toBe('twin-copy')
})

test('an autosave leaves the address open, because the title is still being typed', async () => {
  const query = { autosave: 'true' }
  const data = { title: 'Und' }
  const page = await payload.create({ collection: 'pages', data, draft: true, req: { query } })
  expect(page.slug ?? null).toBeNull()
})

test('a page stays readable when a picture it uses is deleted', async () => {
  const image = await makePicture(payload, { alt: 'Soon gone' })
  const blocks = [
    { blockType: 'hero' as const, title: 'Still here', media: { image } },
    { blockType: 'image_carousel' as const, images: [image] },
  ]
  const data = { title: 'Keeps', blocks, ...published }
  const { id } = await payload.create({ collection: 'pages', data })

  await payload.delete({ collection: 'media', id: image })

  const page = await payload.findByID({ collection: 'pages', id, depth: 2 })
  expect(page.blocks?.[0]).toMatchObject({ blockType: 'hero', title: 'Still here' })
})

test('a new picture never takes over the id of a deleted one', async () => {
  const first = await makePicture(payload, { alt: 'First' })
  await payload.delete({ collection: 'media', id: first })
  expect(await makePicture(payload, { alt: 'Second' })).not.toBe(first)
})
