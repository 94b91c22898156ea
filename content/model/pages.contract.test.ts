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

test('a second page of the same title gets the next address', async () => {
  const data = { title: 'Two Bays', ...published }
  const slugs: unknown[] = []
  for (const _ of [1, 2, 3]) slugs.push((await payload.create({ collection: 'pages', data })).slug)
  expect(slugs).toEqual(['two-bays', 'two-bays-2', 'two-bays-3'])
})

test('a page that is saved again keeps the address it has', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Kept', ...published },
  })
  const data = { title: 'Kept', slug: '', ...published }
  expect((await payload.update({ collection: 'pages', id, data })).slug).toBe('kept')
})

test('a title of a hundred words makes an address that is allowed', async () => {
  const data = { title: 'word '.repeat(100), ...published }
  const { slug } = await payload.create({ collection: 'pages', data })
  expect(slug).toMatch(/^(word-)+word$/)
  const { slug: next = '' } = await payload.create({ collection: 'pages', data })
  expect(next).toMatch(/^(word-)+2$/)
  expect(next?.length).toBeLessThanOrEqual(80)
})

test.each([{ draft: true }, { draft: false }])(
  'an address that is taken is refused with the name of the page that has it, %j',
  async ({ draft }) => {
    const slug = `same-${draft}`
    const first = await payload.create({
      collection: 'pages',
      data: { title: 'The First', slug, ...published },
    })
    const wanted = {
      data: { errors: [{ path: 'slug', message: expect.stringContaining('“The First”') }] },
    }
    const data = { title: 'Two', slug }
    const second = payload.create({
      collection: 'pages',
      data: { ...data, ...(draft ? {} : published) },
      draft,
    })
    await expect(second).rejects.toMatchObject(wanted)
    const { id } = await payload.create({ collection: 'pages', data: { title: 'Three' } })
    const moved = payload.update({ collection: 'pages', id, data: { slug, ...published } })
    await expect(moved).rejects.toMatchObject(wanted)
    expect(
      (await payload.update({ collection: 'pages', id: first.id, data: { slug, ...published } }))
        .slug,
    ).toBe(slug)
  },
)

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
  expect((await payload.duplicate({ collection: 'pages', id })).slug).toBe('twin-copy-2')
  expect((await payload.duplicate({ collection: 'pages', id: twin.id })).slug).toBe('twin-copy-3')
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
